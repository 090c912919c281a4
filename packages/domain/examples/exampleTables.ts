import { bookedTable } from "./bookedTable.ts";
import { balanceTable, dayTable, figuresTable, journalTable } from "./bookTables.ts";
import { closureTable, insideTable, planTable } from "./closureTable.ts";
import { cancelTable, noticeTable, slipTable, totalTable } from "./dialogTables.ts";
import { discountTable } from "./discountTable.ts";
import { doubtTable } from "./doubtTable.ts";
import type { ExampleTable } from "./exampleTable.ts";
import { importTable } from "./importTable.ts";
import { leaderboardTable, topTable, weekTable } from "./listTables.ts";
import { offerTable, wishTable } from "./offerTable.ts";
import { quoteTable } from "./quoteTable.ts";
import { averagesTable, commissionTable, costTable, rateTable, termsTable } from "./rateTables.ts";
import { refundTable } from "./refundTable.ts";
import { adjustmentTable, canceledTable, certificateTable, earningsTable, saleTable } from "./saleTables.ts";
import { slotTable } from "./slotTable.ts";
import { boundsTable, cardTable, changeTable, feeTable, typedTable } from "./typedTables.ts";

/** All tables of worked examples, in the order in which they are shown. */
export const exampleTables: readonly ExampleTable[] = [
  typedTable,
  boundsTable,
  feeTable,
  cardTable,
  quoteTable,
  totalTable,
  bookedTable,
  discountTable,
  certificateTable,
  doubtTable,
  slipTable,
  cancelTable,
  refundTable,
  noticeTable,
  canceledTable,
  saleTable,
  adjustmentTable,
  changeTable,
  figuresTable,
  balanceTable,
  dayTable,
  journalTable,
  rateTable,
  commissionTable,
  costTable,
  termsTable,
  weekTable,
  leaderboardTable,
  topTable,
  averagesTable,
  earningsTable,
  slotTable,
  offerTable,
  wishTable,
  insideTable,
  closureTable,
  planTable,
  importTable,
];
