/** The mails about a tee time. */
export type TeeTimeMail = "receipt" | "voucher" | "cancelation";

/**
 * What a mail says. Placeholders stand in double braces. A paragraph that is `{{details}}` or `{{amounts}}` becomes that table,
 * and disappears when the table is empty; the others stand for a text anywhere.
 */
export type MailTemplate = { readonly subject: string; readonly body: string };

export const textPlaceholders = [
  "customer_name",
  "course_name",
  "play_date",
  "play_time",
  "players",
  "confirmation",
] as const;

export const tablePlaceholders = ["details", "amounts"] as const;

export const mailTemplates: Readonly<Record<TeeTimeMail, MailTemplate>> = {
  receipt: {
    subject: "Receipt for your tee time at {{course_name}}, {{play_date}} {{play_time}}",
    body: "{{details}}\n\n{{amounts}}",
  },
  voucher: {
    subject: "Voucher for your tee time at {{course_name}}, {{play_date}} {{play_time}}",
    body: "Please show this voucher at the course.\n\n{{details}}",
  },
  cancelation: {
    subject: "Your tee time at {{course_name}}, {{play_date}} {{play_time}} is canceled",
    body: "This tee time has been canceled.\n\n{{details}}\n\n{{amounts}}",
  },
};
