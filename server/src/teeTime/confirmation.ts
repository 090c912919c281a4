const byHand = "INTERNAL";

/** A confirmation as it is stored: left blank, the tee time was booked by hand with the course. */
export const confirmationOf = (typed: string): string => typed.trim() || byHand;

/** Whether canceling takes a call to the course; any other confirmation is one its system can release. */
export const isInternal = (confirmation: string): boolean => confirmation === byHand;
