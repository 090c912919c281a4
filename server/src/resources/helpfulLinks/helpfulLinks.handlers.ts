import type { Handlers } from "../../contract/contract.ts";
import type { Services } from "../../services.ts";
import { countHelpfulLinks, listHelpfulLinks } from "./helpfulLinks.repository.ts";

/** API-003 and API-133: the links of the top bar's menus. */
export function helpfulLinkHandlers({ db }: Services): Pick<Handlers, "listHelpfulLinks" | "countHelpfulLinks"> {
  return {
    listHelpfulLinks: ({ query }) => listHelpfulLinks(db, query),
    countHelpfulLinks: ({ query }) => countHelpfulLinks(db, query),
  };
}
