/** One message to one recipient. `message_id` stays the same on every retry, so a repeated delivery is recognisable. */
export type Mail = {
  readonly message_id: string;
  readonly recipient: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  /** An iCalendar file that the recipient's calendar takes in; it names its own method. */
  readonly calendar?: string | null;
};

/** `refused` is final for this message (5xx: no such mailbox); `unavailable` is worth another try later. */
export type Delivery = { readonly kind: "sent" } | NotDelivered;

type NotDelivered = {
  readonly kind: "refused" | "unavailable";
  /** The mail server's own words, which may name the recipient. */
  readonly reason: string;
  /** The failure's code, such as EENVELOPE or ECONNECTION. */
  readonly code?: string;
  /** The status the mail server returned, such as 550. */
  readonly status?: number;
};

export type Mailer = {
  readonly send: (mail: Mail) => Promise<Delivery>;
  readonly close: () => Promise<void>;
};
