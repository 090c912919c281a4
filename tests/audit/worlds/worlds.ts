import { priceWorld } from "./priceWorld.ts";
import { refundWorld } from "./refundWorld.ts";
import { slotPairWorld } from "./slotPairWorld.ts";
import { slotWorld } from "./slotWorld.ts";
import { weekWorld } from "./weekWorld.ts";
import { explore, type Findings, together } from "./world.ts";

/** Visits every point of every world. */
export const exploreAll = (): Findings =>
  together([explore(priceWorld), explore(refundWorld), explore(slotWorld), explore(slotPairWorld), explore(weekWorld)]);
