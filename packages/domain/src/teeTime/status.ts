/** What this server writes into a tee time's status. A status is free text: others may come off the wire (UNCLEAR-63). */
export const statusBooked = "Booked";
/** The other one: what a cancelation leaves behind (UNCLEAR-63). */
export const statusCanceled = "Canceled";
