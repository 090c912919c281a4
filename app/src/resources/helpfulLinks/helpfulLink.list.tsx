import { helpfulLinkTypes } from "@teedesk/domain";
import { choiceCell, moveCell } from "../../listing/actionCells.tsx";
import { partFilter, radioFilter, textFilter } from "../../listing/filters.tsx";
import { type ListOf, unpaged } from "../../listing/list.ts";
import { viewColumn } from "../../listing/viewColumn.tsx";
import { paths } from "../../navigation/paths.ts";
import { changeHelpfulLinkType, type HelpfulLink, helpfulLinkCalls, swapHelpfulLinks } from "./helpfulLink.api.ts";

const nameOf = ({ description, id }: HelpfulLink): string => description || `link ${id}`;

/** ADM-LINK-11 */
const typeSelect = choiceCell({
  texts: helpfulLinkTypes,
  valueOf: ({ type }: HelpfulLink) => type,
  label: (link) => `Type of ${nameOf(link)}`,
  change: changeHelpfulLinkType,
});

/** ADM-LINK-12, ADM-LINK-13 */
const moveButtons = moveCell({ nameOf, groupOf: ({ type }) => type, swap: swapHelpfulLinks });

/** The links of the three menus in their order (ADM-LINK-08 to ADM-LINK-15). */
export const helpfulLinkList: ListOf<"listHelpfulLinks"> = {
  name: "helpful_link",
  label: "Helpful Links",
  empty: { plural: "links" },
  columns: [
    viewColumn(paths.helpfulLink),
    { key: "description", header: "Description", sortable: true },
    { key: "url", header: "URL", sortable: true, cut: true },
    { key: "type", header: "Type", cell: typeSelect, sortable: true, className: "w-36" },
    { key: "order", header: "Order", sortable: true, align: "end" },
    { key: "move", header: "Move", cell: moveButtons },
  ],
  movesRows: true,
  filters: {
    type: radioFilter("Type", helpfulLinkTypes),
    description: textFilter("Description"),
    url: partFilter("url", "URL"),
  },
  defaults: unpaged([{ key: "order", desc: false }]),
  calls: helpfulLinkCalls,
  create: { text: "New Helpful Link", call: "createHelpfulLink", path: () => paths.helpfulLink("new") },
};
