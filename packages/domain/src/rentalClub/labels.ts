/** For whom a set of clubs is built: 0 left-handed, 1 right-handed (CALC-25). */
export const handedLabel = (code: 0 | 1): "Left" | "Right" => (code === 0 ? "Left" : "Right");

/** For whom a set of clubs is built: 0 men, 1 women (CALC-25). */
export const sexLabel = (code: 0 | 1): "Male" | "Female" => (code === 0 ? "Male" : "Female");
