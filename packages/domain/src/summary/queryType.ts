/** The days that a list counts: those played, those of the month, or the day. */
export type QueryType = "played" | "monthly" | "daily";

const fromFlag = (monthly: string): "monthly" | "daily" => (monthly === "true" ? "monthly" : "daily");

/** Query type of the tee-time list from its `monthly` flag; without one it is `played` (CALC-21). */
export const teeTimeQueryType = (monthly: string | null | undefined): QueryType =>
  monthly == null ? "played" : fromFlag(monthly);

/** Query type of the gift-certificate list from its `monthly` flag; null without one (CALC-22). */
export const giftCertificateQueryType = (monthly: string | null | undefined): "monthly" | "daily" | null =>
  monthly == null ? null : fromFlag(monthly);
