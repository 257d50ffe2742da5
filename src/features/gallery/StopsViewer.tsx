import { pictureFile } from "#src/ui/Picture/pictureFile.ts";
import { StopLine, type Stop } from "#src/ui/StopLine/StopLine.tsx";
import { useLightbox } from "./useLightbox.tsx";

/** A stop, with the caption of its picture in the lightbox. */
export interface ViewerStop extends Omit<Stop, "plate"> {
  title: string;
  place: string;
}

export interface StopsViewerProps {
  /** Accessible name of the lightbox, such as the gallery's title. */
  label: string;
  /** Id of the heading that names the route. */
  labelledBy: string;
  stops: readonly ViewerStop[];
}

/** List of the stops of a route, with a lightbox for their plates. */
export function StopsViewer({ label, labelledBy, stops }: StopsViewerProps) {
  const items = stops.map(({ title, place, image }) => ({ id: image.name, title, place, image }));
  const { lightbox, open } = useLightbox(label, items);
  return (
    <>
      <StopLine
        labelledBy={labelledBy}
        stops={stops.map(({ title, place, ...stop }) => ({
          ...stop,
          plate: { label: `${title}, ${place}`, href: pictureFile(stop.image) },
        }))}
        onOpen={open}
      />
      {lightbox}
    </>
  );
}
