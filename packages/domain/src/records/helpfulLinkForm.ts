import { line, oneOf, required, webAddress, whole } from "../form/field.ts";
import { form, type InputOf } from "../form/form.ts";

/** The menus of the top bar in words (ADM-LINK-19). */
export const helpfulLinkTypes = { helpful: "Helpful", hotel: "Hotel", psgr: "PSGR" } as const;
/** One of the menus of the top bar. */
export type HelpfulLinkType = keyof typeof helpfulLinkTypes;

/** A link in one of the menus of the top bar (ADM-LINK-04 to ADM-LINK-07, ANSWER-30). */
export const helpfulLinkForm = form({
  url: required(webAddress),
  /** The label in the menu. */
  description: required(line),
  type: oneOf(["helpful", "hotel", "psgr"]),
  /** Its place in the menu, the lowest first. */
  order: whole([0, 1_000_000], "number_out_of_range"),
});

/** A link as a save sends it. */
export type HelpfulLinkInput = InputOf<typeof helpfulLinkForm>;
