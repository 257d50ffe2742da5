import { z } from "zod";

import { asMessage, say } from "#src/content/messages/sentences.ts";
import { isOver, isUnder, mustBe } from "./issues.ts";

export const degrees = (most: number) =>
  z
    .number({ error: mustBe(say("degrees")) })
    .min(-most, { error: isUnder(-most) })
    .max(most, { error: isOver(most) });

interface Position {
  latitude: number;
  longitude: number;
}

/** Türkiye and the Greek islands before its coast, in degrees. */
function isInTurkey({ latitude, longitude }: Position): boolean {
  return latitude > 35 && latitude < 43 && longitude > 25 && longitude < 45;
}

function isOnEarth({ latitude, longitude }: Position): boolean {
  return Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180;
}

/** Whether a position outside Türkiye would be inside it with latitude and longitude swapped. */
function isSwapped({ latitude, longitude }: Position): boolean {
  return !isInTurkey({ latitude, longitude }) && isInTurkey({ latitude: longitude, longitude: latitude });
}

export const notSwapped = <Schema extends z.ZodType<Position>>(schema: Schema) =>
  schema.refine((position) => !isSwapped(position), {
    error: ({ input }) => {
      const { latitude, longitude } = input as Position;
      return asMessage(
        "has latitude and longitude the wrong way round; write latitude: %{latitude}, longitude: %{longitude}",
        { latitude: longitude, longitude: latitude },
      );
    },
  });

const pinned = z.looseObject({ at: z.tuple([z.number(), z.number()]) });

/** Points of the maps by name. One that has a longitude and a latitude has them in this order; the maps may have others. */
export const mapPoints = z.record(
  z.string(),
  z.unknown().superRefine((point, { addIssue }) => {
    const [longitude = 0, latitude = 0] = pinned.safeParse(point).data?.at ?? [];
    const addFault = (message: string) => addIssue({ code: "custom", path: ["at"], message });
    if (isSwapped({ latitude, longitude }))
      addFault(
        asMessage("has longitude and latitude the wrong way round; write [%{first}, %{second}]", {
          first: latitude,
          second: longitude,
        }),
      );
    else if (!isOnEarth({ latitude, longitude }))
      addFault(
        asMessage("is no longitude and latitude: %{longitude}, %{latitude}; is a decimal point in the wrong place?", {
          longitude,
          latitude,
        }),
      );
  }),
);
