import type { Percent } from "./percent.ts";

/** The percentage without its sign and without idle zeros: 1500 is "15", 1250 is "12.5". */
export const formatPercent = (percent: Percent): string => String(percent / 100);
