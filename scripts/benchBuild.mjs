import { withNode } from "./house/node.mjs";

withNode(() => import("./house/benchBuild.mjs"));
