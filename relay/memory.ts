import { setFlagsFromString } from "node:v8";

/**
 * V8 takes memory for speed: it lets the space of young objects grow to 32 MB, and that of old ones by half of itself and more before
 * it looks what of it is rubbish. What this program makes for a request is gone a moment later, so the space that it starts with is
 * enough, and looking sooner costs next to nothing, because little is there to be looked at. Both are set here and not on the command
 * line, so that they hold however the relay is started.
 */
export function keepHeapSmall(): void {
  setFlagsFromString("--semi-space-growth-factor=1");
  setFlagsFromString("--optimize-for-size");
}
