/** The confirmation of a tee time that is reserved with the course by phone (MSG-15). */
const internal = "INTERNAL";

/**
 * A confirmation as it is sent and stored. Blank, and INTERNAL in any case with blanks around it, is "INTERNAL"
 * (OPS-IBE-63, ANSWER-42); any other is the course's own number without the blanks around it.
 */
export const confirmationOf = (typed: string): string => {
  const trimmed = typed.trim();
  return trimmed === "" || trimmed.toUpperCase() === internal ? internal : trimmed;
};

/** Whether a confirmation, as typed or stored, is INTERNAL: canceling then takes a call to the course (ANSWER-42). */
export const isInternal = (confirmation: string): boolean => confirmationOf(confirmation) === internal;
