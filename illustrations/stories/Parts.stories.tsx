import type { Meta, StoryObj } from "@storybook/react-vite";

import { MOOD_NAMES } from "#illustrations/kit/mood.ts";
import { bay, PARTS } from "./parts.ts";
import { PartTile, TILES } from "./PartTile.tsx";
import { placeParts } from "./placeParts.ts";

const meta = {} satisfies Meta;

export default meta;
type Story = StoryObj;

/** Suns, moons and clouds: enough variants that no two neighbouring pictures share one. */
export const Sky: Story = family("sky");
export const Land: Story = family("land");
export const Sea: Story = family("sea");
export const Buildings: Story = family("buildings");
export const Plants: Story = family("plants");
export const People: Story = family("people");
export const Boats: Story = family("boats");
/** The three vehicles, by day and with their lamps on. */
export const Vehicles: Story = family("vehicles");
export const Things: Story = family("things");

/** The same small bay in every light of the kit. */
export const Moods: Story = {
  render: () => (
    <div style={TILES}>
      {MOOD_NAMES.map((mood) => (
        <PartTile key={mood} name={mood} draw={bay} mood={mood} />
      ))}
    </div>
  ),
};

function family(name: string): Story {
  return {
    render: () => (
      <div style={TILES}>
        {[...(PARTS[name] ?? []), ...placeParts(name)].map((part) => (
          <PartTile key={`${part.name} ${part.mood}`} {...part} />
        ))}
      </div>
    ),
  };
}
