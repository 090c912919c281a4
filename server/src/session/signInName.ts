/**
 * A staff member's address in one form, however it is typed. Counting and finding must use the same form, or a guesser
 * would write the address differently each time.
 */
export const signInName = (email: string): string => email.trim().toLowerCase();
