import type Mail from "nodemailer/lib/mailer/index.js";
import type { Mail as Queued } from "./mailer.ts";

/** The mail's calendar file in the form that nodemailer sends: beside the text, where calendars look for it, and attached. */
export function eventPart(calendar: Queued["calendar"]): Pick<Mail.Options, "icalEvent"> {
  if (calendar === null || calendar === undefined) return {};
  const method = /^METHOD:(\w+)/m.exec(calendar)?.[1] ?? "PUBLISH";
  return { icalEvent: { method, filename: "tee-time.ics", content: calendar } };
}
