import type { Percent } from "./percent.ts";

/** Each of the 10,001 there are is made when it is first needed. */
const texts: string[] = [];

/** The percentage without its sign and without idle zeros: 1500 is "15", 1250 is "12.5". */
export const formatPercent = (percent: Percent): string => (texts[percent] ??= String(percent / 100));
