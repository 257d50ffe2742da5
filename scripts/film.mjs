import { withNode } from "./house/node.mjs";

withNode(() => import("./house/film.mjs"));
