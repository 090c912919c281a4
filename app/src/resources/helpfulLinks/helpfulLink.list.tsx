import { IconButton, MoveDownIcon, MoveUpIcon, Select } from "@teedesk/ui";
import { radioFilter, textFilter } from "../../listing/filters.tsx";
import { type ListOf, type RowActions, unpaged } from "../../listing/list.ts";
import { viewColumn } from "../../listing/viewColumn.tsx";
import { paths } from "../../navigation/paths.ts";
import {
  changeHelpfulLinkType,
  type HelpfulLink,
  type HelpfulLinkType,
  helpfulLinkCalls,
  swapHelpfulLinks,
} from "./helpfulLink.api.ts";
import { helpfulLinkTypeOptions, helpfulLinkTypes } from "./helpfulLinkTypes.ts";

type Actions = RowActions<HelpfulLink>;

const isType = (text: string): text is HelpfulLinkType => text in helpfulLinkTypes;

/** ADM-LINK-11 */
const typeSelect = ({ id, type, description }: HelpfulLink, { run, isRunning }: Actions) => (
  <Select
    name={`type.${id}`}
    label={`Type of ${description}`}
    labelHidden
    options={helpfulLinkTypeOptions}
    value={type}
    disabled={isRunning}
    onChange={(chosen) => isType(chosen) && run((api) => changeHelpfulLinkType(api, id, chosen))}
  />
);

/** Changes places with the link above or below it in its menu (ADM-LINK-12, ADM-LINK-13). */
const moveButtons = (link: HelpfulLink, { rows, run, isRunning }: Actions) => {
  const menu = rows.filter(({ type }) => type === link.type).toSorted((one, two) => one.order - two.order);
  const place = menu.indexOf(link);
  const button = (text: string, icon: typeof MoveUpIcon, other: HelpfulLink | undefined) => (
    <IconButton
      icon={icon}
      label={`Move ${link.description} ${text}`}
      disabled={isRunning || other === undefined}
      onClick={() => other !== undefined && run((api) => swapHelpfulLinks(api, link.id, other.id))}
    />
  );
  return (
    <span className="-my-2 flex">
      {button("up", MoveUpIcon, menu[place - 1])}
      {button("down", MoveDownIcon, menu[place + 1])}
    </span>
  );
};

/** The links of the three menus in their order (ADM-LINK-08 to ADM-LINK-15). */
export const helpfulLinkList: ListOf<"listHelpfulLinks"> = {
  name: "helpful_link",
  label: "Helpful Links",
  empty: "No links match.",
  columns: [
    viewColumn(paths.helpfulLink),
    { key: "description", header: "Description", cell: ({ description }) => description, sortable: true },
    { key: "url", header: "URL", cell: ({ url }) => url, sortable: true, cut: true },
    { key: "type", header: "Type", cell: typeSelect, sortable: true, className: "w-36" },
    { key: "order", header: "Order", cell: ({ order }) => order, sortable: true, align: "end" },
    { key: "move", header: "Move", cell: moveButtons },
  ],
  filters: {
    type: radioFilter("Type", helpfulLinkTypes),
    description: textFilter("Description"),
    url: textFilter("URL"),
  },
  defaults: unpaged([{ key: "order", desc: false }]),
  calls: helpfulLinkCalls,
  create: { text: "New Helpful Link", call: "createHelpfulLink", path: () => paths.helpfulLink("new") },
};
