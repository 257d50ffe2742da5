import { createElement, type FunctionComponent, type SVGProps } from "react";

interface IconProps extends SVGProps<SVGSVGElement> {
  size?: number | string;
}

/** An icon as lucide-react has it in its files: elements of a square of 24 by 24. */
export interface IconData {
  node: readonly (readonly [tag: string, attributes: Readonly<Record<string, string>>])[];
}

/**
 * Makes the component of an icon. The built site has this in place of lucide-react's own function of the name, which can do much that
 * nothing here asks for, and gives every icon two classes that no style sheet knows.
 */
export default function createLucideIcon({ node }: IconData): FunctionComponent<IconProps> {
  return ({ size = 24, ...rest }) =>
    createElement(
      "svg",
      {
        width: size,
        height: size,
        viewBox: "0 0 24 24",
        fill: "none",
        stroke: "currentColor",
        strokeWidth: 2,
        strokeLinecap: "round",
        strokeLinejoin: "round",
        "aria-hidden": true,
        ...rest,
      },
      ...node.map(([tag, attributes]) => createElement(tag, attributes)),
    );
}
