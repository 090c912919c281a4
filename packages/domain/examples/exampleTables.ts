import { discountTable } from "./discountTable.ts";
import type { ExampleTable } from "./exampleTable.ts";
import { leaderboardTable, weekTable } from "./listTables.ts";
import { quoteTable } from "./quoteTable.ts";
import { refundTable } from "./refundTable.ts";

/** All tables of worked examples, in the order in which they are shown. */
export const exampleTables: readonly ExampleTable[] = [
  quoteTable,
  discountTable,
  refundTable,
  weekTable,
  leaderboardTable,
];
