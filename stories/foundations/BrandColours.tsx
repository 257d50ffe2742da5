import { tokensOf, type Token } from "./tokens.ts";

const PALETTE = tokensOf("--palette-");
const PURPOSES = tokensOf("--color-");

/** Each colour of the palette, with the purposes that follow it. */
export function PaletteColours() {
  return (
    <table>
      <thead>
        <tr>
          <th scope="col">Colour of the palette</th>
          <th scope="col">Purposes that follow it</th>
        </tr>
      </thead>
      <tbody>
        {PALETTE.map(({ name, value }) => (
          <tr key={name}>
            <th scope="row">
              <span className="docs-swatch" style={{ background: value }} />
              <code>{name}</code>
            </th>
            <td>{namesOf(PURPOSES.filter((purpose) => valuesOf(purpose).includes(`var(${name})`)))}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** The purposes with a colour of their own, by day or at night, which follow nothing. */
export function OwnColours() {
  return (
    <table>
      <thead>
        <tr>
          <th scope="col">Purpose</th>
          <th scope="col">By day</th>
          <th scope="col">At night</th>
        </tr>
      </thead>
      <tbody>
        {PURPOSES.filter((purpose) => valuesOf(purpose).some(isOwn)).map((purpose) => (
          <tr key={purpose.name}>
            <th scope="row">
              <code>{purpose.name.slice("--color-".length)}</code>
            </th>
            {valuesOf(purpose).map((value, index) => (
              <td key={index}>{isOwn(value) && <OwnColour value={value} />}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function OwnColour({ value }: { value: string }) {
  return (
    <>
      <span className="docs-swatch" style={{ background: value }} />
      <code>{value}</code>
    </>
  );
}

function valuesOf({ value, night }: Token): [day: string, night: string] {
  return [value, night];
}

function isOwn(value: string): boolean {
  return value.startsWith("#");
}

function namesOf(tokens: readonly Token[]): string {
  return tokens.map(({ name }) => name.slice("--color-".length)).join(", ") || "none";
}
