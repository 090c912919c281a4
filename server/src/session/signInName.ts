/**
 * What a staff member signs in by, however it is typed. Counting and finding must take the same texts for the same
 * address, or a guesser writes it differently each time.
 */
export const signInName = (email: string): string => email.trim().toLowerCase();
