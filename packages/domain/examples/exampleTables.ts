import { discountTable } from "./discountTable.ts";
import type { ExampleTable } from "./exampleTable.ts";
import { leaderboardTable, weekTable } from "./listTables.ts";
import { quoteTable } from "./quoteTable.ts";
import { averagesTable, commissionTable, rateTable } from "./rateTables.ts";
import { refundTable } from "./refundTable.ts";
import { canceledTable, saleTable } from "./saleTables.ts";

/** All tables of worked examples, in the order in which they are shown. */
export const exampleTables: readonly ExampleTable[] = [
  quoteTable,
  discountTable,
  refundTable,
  canceledTable,
  saleTable,
  rateTable,
  commissionTable,
  weekTable,
  leaderboardTable,
  averagesTable,
];
