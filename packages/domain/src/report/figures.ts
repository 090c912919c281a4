/** Figures that count. */
const counts = ["bookings", "rounds"] as const;

/** Figures that are sums, in cents. */
const amounts = [
  "charge",
  "rental_clubs",
  "service_fee",
  "discount",
  "sold",
  "gift_certificate",
  "paid",
  "due",
  "refunded",
  "revenue",
  "owed",
  "margin",
  "commission",
] as const;

/** A count of a booking or, summed, of many. docs/reports.md defines each, `figureWords` has its meaning in a sentence. */
export type CountFigure = (typeof counts)[number];
/** A figure in cents. */
export type MoneyFigure = (typeof amounts)[number];
/** Any figure of a report. */
export type Figure = CountFigure | MoneyFigure;

/** Whether a figure is an amount; else it is a count. */
export const isMoneyFigure = (figure: Figure): figure is MoneyFigure => amounts.some((amount) => amount === figure);

/** The figures of each report that is about bookings, in the order of its columns. */
export const reportFigures = {
  "ap-monthly": ["bookings", "rounds", "owed"],
  commission: ["bookings", "rounds", "sold", "paid", "due", "refunded", "revenue", "commission"],
  new_sales_report: ["bookings", "rounds", "sold", "paid", "due", "refunded", "revenue", "owed", "margin"],
  sales_report: [
    "bookings",
    "rounds",
    "charge",
    "rental_clubs",
    "service_fee",
    "discount",
    "sold",
    "gift_certificate",
    "paid",
    "due",
    "refunded",
    "revenue",
  ],
  weekly: ["bookings", "rounds", "sold", "paid", "due", "refunded", "revenue"],
  "revenue-comparison": ["bookings", "rounds", "revenue"],
  "tee-time": ["bookings", "rounds", "sold", "gift_certificate", "paid", "due", "refunded", "revenue"],
} as const satisfies Readonly<Record<string, readonly Figure[]>>;
