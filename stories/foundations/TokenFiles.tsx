import { Download } from "lucide-react";

import colours from "#content/colours.css?raw";
import tokens from "#src/styles/tokens.css?raw";
import { computeTokens, pickTokens, TOKEN_FILES, tokenPage, type TokenFile } from "./designTokens.ts";

/** Content of each file, and the collection and mode to import it into. */
const USES: Record<string, { into: string; holds: string }> = {
  "colours-day": { into: "Colours, Day", holds: "Every colour by day" },
  "colours-night": { into: "Colours, Night", holds: "The same colours at night" },
  "sizes-phone": { into: "Sizes, Phone", holds: "Type, space, controls, lines and corners at 390 px" },
  "sizes-desktop": { into: "Sizes, Desktop", holds: "The same at 1440 px" },
  everywhere: { into: "Everywhere", holds: "Faces, leading, motion and layers" },
};

/** The token files, computed by this browser on download, as `npm run tokens` writes them. */
export function TokenFiles() {
  return (
    <table>
      <thead>
        <tr>
          <th scope="col">File</th>
          <th scope="col">Collection and mode</th>
          <th scope="col">What is in it</th>
        </tr>
      </thead>
      <tbody>
        {TOKEN_FILES.map((file) => (
          <tr key={file.name}>
            <th scope="row">
              <button className="docs-download" type="button" onClick={() => download(file)}>
                <Download strokeWidth={1.75} aria-hidden />
                {file.name}.tokens.json
              </button>
            </th>
            <td>{USES[file.name]?.into}</td>
            <td>{USES[file.name]?.holds}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** Computed in an iframe, because lengths depend on the width of the viewport. */
function download({ name, theme, width, types }: TokenFile): void {
  const frame = document.createElement("iframe");
  frame.style.cssText = `position: fixed; inline-size: ${width}px; border: 0; visibility: hidden`;
  frame.srcdoc = tokenPage(tokens + colours);
  frame.addEventListener("load", () => {
    const page = frame.contentWindow as Window & typeof globalThis;
    page.document.documentElement.dataset["theme"] = theme;
    const picked = pickTokens(computeTokens(page), types);
    frame.remove();
    const link = document.createElement("a");
    link.href = URL.createObjectURL(new Blob([`${JSON.stringify(picked, null, 2)}\n`], { type: "application/json" }));
    link.download = `${name}.tokens.json`;
    link.click();
    URL.revokeObjectURL(link.href);
  });
  document.body.append(frame);
}
