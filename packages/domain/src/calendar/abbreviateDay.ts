/** First two letters of a day name: "Mon" is "Mo" (CALC-23). The codes M and H stay as they are. */
export const abbreviateDay = (name: string): string => name.slice(0, 2);
