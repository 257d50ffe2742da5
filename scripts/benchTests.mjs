import { withNode } from "./house/node.mjs";

withNode(() => import("./house/benchTests.mjs"));
