import { helpfulLinkForm } from "@teedesk/domain";
import type { Handlers, Query } from "../../contract/contract.ts";
import { helpfulLinks } from "../../db/schema/helpfulLinks.ts";
import { containing, ignoringCase } from "../../records/listing.ts";
import { type ResourceHandlers, tableResource } from "../../records/tableResource.ts";
import type { Services } from "../../services.ts";
import { swapOrder } from "./swapOrder.ts";

const { id, lock_version, url, type, description, order } = helpfulLinks;

const links = tableResource<Query<"listHelpfulLinks">>()({
  entity: "helpful_link",
  table: helpfulLinks,
  form: helpfulLinkForm,
  shown: (db) => db.select({ id, lock_version, url, type, description, order }).from(helpfulLinks).$dynamic(),
  filters: { type, ...containing({ description, url }) },
  sorts: { type, ...ignoringCase({ description, url }), order },
  order: ["order"],
  pages: "all",
  row: (link) => link,
});

type LinkHandlers = ResourceHandlers<"HelpfulLink"> & Pick<Handlers, "changeHelpfulLinkType" | "swapHelpfulLinkOrder">;

/** The links of the top bar's menus (ADM-LINK), in a list without pages (CONST-34). */
export function helpfulLinkHandlers({ db }: Services): LinkHandlers {
  const records = links(db);
  return {
    listHelpfulLinks: ({ query }) => records.list(query),
    countHelpfulLinks: ({ query }) => records.count(query),
    getHelpfulLink: ({ path }) => records.show(path.id),
    createHelpfulLink: ({ body, staff }) => records.create(staff, body.helpful_link),
    updateHelpfulLink: ({ body, staff }) => records.update(staff, body.id, body.helpful_link),
    deleteHelpfulLink: ({ path, staff }) => records.remove(staff, path.id),
    changeHelpfulLinkType: ({ body, staff }) => records.update(staff, body.id, body),
    swapHelpfulLinkOrder: ({ body, staff }) => swapOrder(db, links, { ...body, staff }),
  };
}
