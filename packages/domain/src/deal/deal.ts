/** A deal of the external CRM. */
export type Deal = {
  readonly id: number;
  readonly title: string;
  /** Its own page, where the CRM names one. */
  readonly url: string | null;
};

/** The result of a search for deals. */
export type DealList = {
  readonly deals: readonly Deal[];
  /** The address to which a deal's id is appended to view it; null when no CRM is configured. */
  readonly view_url: string | null;
};

const isWebAddress = (url: string): boolean => /^https?:\/\/[^\s]+$/i.test(url);

/** The address of a deal: its own, else `view_url` with its id (UNCLEAR-19). Null unless that is http or https. */
export const dealUrl = (deal: Deal, view_url: DealList["view_url"]): string | null => {
  const url = deal.url ?? (view_url === null ? "" : `${view_url}${deal.id}`);
  return isWebAddress(url) ? url : null;
};
