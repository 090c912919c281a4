import { closureTable } from "./closureTable.ts";
import { discountTable } from "./discountTable.ts";
import { doubtTable } from "./doubtTable.ts";
import type { ExampleTable } from "./exampleTable.ts";
import { leaderboardTable, weekTable } from "./listTables.ts";
import { offerTable } from "./offerTable.ts";
import { quoteTable } from "./quoteTable.ts";
import { averagesTable, commissionTable, costTable, rateTable } from "./rateTables.ts";
import { refundTable } from "./refundTable.ts";
import { adjustmentTable, canceledTable, certificateTable, earningsTable, saleTable } from "./saleTables.ts";
import { slotTable } from "./slotTable.ts";

/** All tables of worked examples, in the order in which they are shown. */
export const exampleTables: readonly ExampleTable[] = [
  quoteTable,
  discountTable,
  certificateTable,
  doubtTable,
  refundTable,
  canceledTable,
  saleTable,
  adjustmentTable,
  rateTable,
  commissionTable,
  costTable,
  weekTable,
  leaderboardTable,
  averagesTable,
  earningsTable,
  slotTable,
  offerTable,
  closureTable,
];
