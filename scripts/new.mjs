import { withNode } from "./house/node.mjs";

withNode(() => import("./house/new.mjs"));
