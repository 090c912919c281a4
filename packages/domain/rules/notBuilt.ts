/**
 * Clauses about calculation and validation whose screens are not built yet, by screen: no rule covers them and no test
 * names them. A clause leaves this list when it becomes a rule.
 */
export const notBuilt: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  Rates: {
    "ADM-RATE-58": "a date range is new when its id is missing or not above 0",
    "ADM-RATE-66": "a copy needs at least one course",
    "ADM-RATE-67": "a date range needs a rate that is saved",
  },
  Discounts: { "ADM-DISC-30": "$ and % filter by the kind of a discount" },
  "Gift certificates": {
    "ADM-GC-18": "a purchaser or recipient whose id is not above 0 changes nothing",
    "ADM-GC-23": "email_delivery true is by e-mail, false by mail",
    "ADM-GC-24": "mail_recipient true is the recipient, false the purchaser",
  },
  "Links, images and templates": {
    "DECISIONS 30":
      "links that staff types begin with http or https; pictures are what they say and 5 MB at most; placeholders are known",
    "OPS-TPL-09": "a template is chosen before it is saved",
  },
};
