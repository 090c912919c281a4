import type { Deal, DealList } from "./deal.ts";

const isWebAddress = (url: string): boolean => /^https?:\/\/[^\s]+$/i.test(url);

/** Where a deal is looked at: its own address, else the base with its id (UNCLEAR-19). Null unless that is http or https. */
export const dealUrl = (deal: Deal, view_url: DealList["view_url"]): string | null => {
  const url = deal.url ?? (view_url === null ? "" : `${view_url}${deal.id}`);
  return isWebAddress(url) ? url : null;
};
