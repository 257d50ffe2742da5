import { pictureFile } from "#src/ui/Picture/pictureFile.ts";
import { StopLine, type Stop } from "#src/ui/StopLine/StopLine.tsx";
import { useViewer } from "./useViewer.tsx";

/** A stop, and what its picture is called where that is shown whole. */
export interface ViewerStop extends Omit<Stop, "plate"> {
  title: string;
  place: string;
}

export interface StopsViewerProps {
  /** Names the lightbox, such as the gallery's title. */
  label: string;
  /** Id of the heading that names the route. */
  labelledBy: string;
  stops: readonly ViewerStop[];
}

/** The stops of a route; the plate of each opens its picture whole, and leads on to those of the others. */
export function StopsViewer({ label, labelledBy, stops }: StopsViewerProps) {
  const items = stops.map(({ title, place, image }) => ({ id: image.name, title, place, image }));
  const { lightbox, open, handlers } = useViewer(label, items);
  return (
    <div {...handlers}>
      <StopLine
        labelledBy={labelledBy}
        stops={stops.map(({ title, place, ...stop }) => ({
          ...stop,
          plate: { label: `${title}, ${place}`, href: pictureFile(stop.image) },
        }))}
        onOpen={open}
      />
      {lightbox}
    </div>
  );
}
