import { TextInput } from "@teedesk/ui";
import { formatValue } from "../../editing/formatValue.ts";
import { dayText } from "../../format/dayText.ts";
import { dayFilter } from "../../listing/dayFilter.tsx";
import type { Filter } from "../../listing/filter.ts";
import { flagFilter, limitFilter, textFilter } from "../../listing/filters.tsx";
import { type ListOf, listDefaults } from "../../listing/list.ts";
import { viewColumn } from "../../listing/viewColumn.tsx";
import { paths } from "../../navigation/paths.ts";
import { discountCalls } from "./discount.api.ts";

/** Typed as $ or % (ADM-DISC-23, ADM-DISC-30). */
const signFilter: Filter<boolean> = {
  label: "$/%",
  read: (value) => (typeof value === "boolean" ? (value ? "$" : "%") : ""),
  parse: (text) =>
    text === "$" || text === "%" ? { success: text === "$" } : { failure: [{ path: "", code: "choice_unknown" }] },
  input: (input) => <TextInput {...input} placeholder="$ or %" maxLength={1} />,
};

/** The discounts, by code (ADM-DISC-19 to ADM-DISC-32, CONST-24). */
export const discountList: ListOf<"listDiscounts"> = {
  name: "discount",
  label: "Discounts",
  empty: { plural: "discounts" },
  columns: [
    viewColumn(paths.discount),
    { key: "code", header: "Code", sortable: true, cut: true },
    { key: "start_date", header: "Start Date", cell: ({ start_date }) => dayText(start_date), sortable: true },
    { key: "end_date", header: "End Date", cell: ({ end_date }) => dayText(end_date), sortable: true },
    { key: "amount", header: "Amount", sortable: true, align: "end" },
    {
      key: "is_dollars",
      header: "$/%",
      cell: ({ is_dollars_display }) => is_dollars_display,
      sortable: true,
      className: "sm:min-w-18",
    },
    {
      key: "min_discount",
      header: "Min Discount",
      cell: ({ min_discount }) => min_discount,
      sortable: true,
      align: "end",
    },
    {
      key: "max_discount",
      header: "Max Discount",
      cell: ({ max_discount }) => max_discount,
      sortable: true,
      align: "end",
    },
    {
      key: "gift_certificate_stack",
      header: "Gift Cert Stack",
      cell: ({ gift_certificate_stack }) => formatValue(gift_certificate_stack),
      sortable: true,
    },
    { key: "enabled", header: "Enabled", sortable: true },
    { key: "min_players", header: "Min Players", sortable: true, align: "end" },
    { key: "max_players", header: "Max Players", sortable: true, align: "end" },
  ],
  filters: {
    code: textFilter("Code"),
    start_date: dayFilter("Start Date"),
    end_date: dayFilter("End Date"),
    amount: textFilter("Amount"),
    is_dollars: signFilter,
    min_discount: textFilter("Min Discount"),
    max_discount: textFilter("Max Discount"),
    gift_certificate_stack: flagFilter("Gift Cert Stack", ["With gift certificates", "Not with gift certificates"]),
    enabled: flagFilter("Enabled"),
    min_players: limitFilter("Min Players"),
    max_players: limitFilter("Max Players"),
  },
  defaults: listDefaults([{ key: "code", desc: false }]),
  calls: discountCalls,
  create: { text: "New Discount", call: "createDiscount", path: () => paths.discount("new") },
};
