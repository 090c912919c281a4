/** For whom a set of clubs is built: 0 left-handed, 1 right-handed; blank for any other code (CALC-25). */
export const handedLabel = (code: number): "Left" | "Right" | "" => (code === 0 ? "Left" : code === 1 ? "Right" : "");

/** 0 for men, 1 for women; blank for any other code (CALC-25). */
export const sexLabel = (code: number): "Male" | "Female" | "" => (code === 0 ? "Male" : code === 1 ? "Female" : "");
