import { discountTable } from "./discountTable.ts";
import type { ExampleTable } from "./exampleTable.ts";
import { leaderboardTable } from "./leaderboardTable.ts";
import { matchTable } from "./matchTable.ts";
import { pageSizeTable } from "./pageSizeTable.ts";
import { quoteTable } from "./quoteTable.ts";
import { refundTable } from "./refundTable.ts";
import { weekTable } from "./weekTable.ts";

/** All tables of worked examples, in the order in which they are shown. */
export const exampleTables: readonly ExampleTable[] = [
  quoteTable,
  discountTable,
  refundTable,
  weekTable,
  leaderboardTable,
  pageSizeTable,
  matchTable,
];
