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
