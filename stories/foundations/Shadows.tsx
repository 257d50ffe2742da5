import { CopyText } from "./Sheet.tsx";
import { tokensOf } from "./tokens.ts";

/** The values of the shadows, for effect styles. Each is a button that copies it. */
export function Shadows() {
  return (
    <table>
      <thead>
        <tr>
          <th scope="col">Shadow</th>
          <th scope="col">By day</th>
          <th scope="col">At night</th>
        </tr>
      </thead>
      <tbody>
        {tokensOf("--shadow-").map(({ name, value, night }) => (
          <tr key={name}>
            <th scope="row">
              <code>{name.slice("--".length)}</code>
            </th>
            {[value, night].map((shadow) => (
              <td key={shadow}>
                <CopyText text={shadow}>{shadow}</CopyText>
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
