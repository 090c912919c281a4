/** A deal of the external CRM. */
export type Deal = {
  readonly id: number;
  readonly title: string;
  /** Its own page, where the CRM names one. */
  readonly url: string | null;
};

/** What a search for deals finds. */
export type DealList = {
  readonly deals: readonly Deal[];
  /** Base to which a deal's id is appended to view it; null when no CRM is configured. */
  readonly view_url: string | null;
};

const isWebAddress = (url: string): boolean => /^https?:\/\/[^\s]+$/i.test(url);

/** Where a deal is looked at: its own address, else the base with its id (UNCLEAR-19). Null unless that is http or https. */
export const dealUrl = (deal: Deal, view_url: DealList["view_url"]): string | null => {
  const url = deal.url ?? (view_url === null ? "" : `${view_url}${deal.id}`);
  return isWebAddress(url) ? url : null;
};
