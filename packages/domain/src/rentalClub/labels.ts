/** The hands that a set of clubs is built for, by their codes (CALC-25). */
export const handedLabels = { 0: "Left", 1: "Right" } as const;

/** The sexes that a set of clubs is built for, by their codes (CALC-25). */
export const sexLabels = { 0: "Male", 1: "Female" } as const;

/** For whom a set of clubs is built: 0 left-handed, 1 right-handed (CALC-25). */
export const handedLabel = (code: 0 | 1): "Left" | "Right" => handedLabels[code];

/** For whom a set of clubs is built: 0 men, 1 women (CALC-25). */
export const sexLabel = (code: 0 | 1): "Male" | "Female" => sexLabels[code];
