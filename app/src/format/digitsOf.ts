/** The digits of a phone number, however it is written. */
export const digitsOf = (text: string): string => text.replaceAll(/\D/g, "");
