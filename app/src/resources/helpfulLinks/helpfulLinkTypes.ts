import { optionsOf } from "@teedesk/ui";

/** The menus of the top bar (ADM-LINK-19). */
export const helpfulLinkTypes = { helpful: "Helpful", hotel: "Hotel", psgr: "PSGR" } as const;
export const helpfulLinkTypeOptions = optionsOf(helpfulLinkTypes);
