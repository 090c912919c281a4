import type { Deal } from "@teedesk/domain";

/** The search as staff typed it: a deal id, or else the customer's email with the chosen course (ops §2 "Find or match deals"). */
type DealSearch = {
  readonly deal_id: number | null;
  readonly email: string;
  /** Blank when the course is unknown. */
  readonly course_name: string;
};

/** The external CRM, read for deals only: a booking keeps the deal's id, the CRM keeps the deal. */
export type Crm = { readonly findDeals: (search: DealSearch) => Promise<readonly Deal[]> };
