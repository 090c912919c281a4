import { splitEmails } from "@teedesk/domain";
import type { StoredTeeTime } from "../../teeTime/storedTeeTime.ts";
import type { TeeTimeMail } from "./mailTemplates.ts";

/**
 * Who gets a mail, nobody twice: the customer with the additional addresses, and the golf course. The tee time's flags say
 * who hears of what happens by itself; a mail that staff asks for goes to the customer in any case. A voucher is the player's.
 */
export function mailReaders(
  mail: TeeTimeMail,
  { teeTime, customer, course }: StoredTeeTime,
  { isAsked }: { readonly isAsked: boolean },
): readonly string[] {
  const readers = [
    ...(isAsked || teeTime.should_email_customer ? [customer.email, ...splitEmails(teeTime.alt_emails)] : []),
    ...(mail !== "voucher" && teeTime.should_email_course ? [course.email] : []),
  ];
  const known = new Map(readers.map((address) => [address.toLowerCase(), address]));
  return [...known.values()].filter((address) => address !== "");
}
