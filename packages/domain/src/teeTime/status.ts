/** What this server writes into a tee time's status. A status is free text: others may come off the wire (UNCLEAR-63). */
export const statusBooked = "Booked";
export const statusCanceled = "Canceled";
