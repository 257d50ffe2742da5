import type { Picture } from "#src/content/pageData/picture.ts";
import type { Fault } from "#src/content/read/faults.ts";
import { say } from "#src/content/messages/sentences.ts";
import type { ContentFiles } from "#src/content/read/sources.ts";
import { fileWidths } from "#src/ui/Picture/pictureFile.ts";

const FOLDER = "public/images";

/** Finds pictures of the content that lack some of their files. No page would report that. */
export function missingPictureFiles({ modules }: ContentFiles, exists: (path: string) => boolean): Fault[] {
  // Without the folder there are no rendered files to check, only content.
  if (!exists(FOLDER)) return [];
  const families = Object.entries(modules).filter(([file]) => file.startsWith("content/pictures/"));
  return families.flatMap(([file, exported]) =>
    Object.values(exported ?? {}).flatMap((pictures) =>
      Object.entries((pictures ?? {}) as Readonly<Record<string, Partial<Picture>>>).flatMap(([name, picture]) => {
        const files = filesOf(name, picture).filter((path) => !exists(path));
        const [first] = files;
        if (first === undefined) return [];
        const more = files.length === 1 ? "" : say(" and %{count} more of its files", { count: files.length - 1 });
        return [
          {
            file,
            where: [name],
            message: say(
              '%{first} is missing%{more}; git restore "%{files}" brings back what was deleted, npm run draw -w illustrations draws what is new',
              { first, more, files: `${FOLDER}/${name}-*` },
            ),
          },
        ];
      }),
    ),
  );
}

function filesOf(name: string, { widths }: Partial<Picture>): string[] {
  if (!Array.isArray(widths)) return [];
  return (["avif", "webp"] as const).flatMap((type) =>
    fileWidths(widths, type).map((width) => `${FOLDER}/${name}-${width}.${type}`),
  );
}
