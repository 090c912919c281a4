import { priceWorld } from "./priceWorld.ts";
import { refundWorld } from "./refundWorld.ts";
import { weekWorld } from "./weekWorld.ts";
import { explore, type Findings, type Size, together } from "./world.ts";

/** Visits every point of every world. */
export const exploreAll = (size: Size): Findings =>
  together([explore(priceWorld, size), explore(refundWorld, size), explore(weekWorld, size)]);
