import type { CustomerMove } from "./merge.api.ts";

const nouns: Readonly<Record<CustomerMove["kind"], readonly [one: string, more: string] | null>> = {
  tee_time: ["tee time", "tee times"],
  bought_certificate: ["bought gift certificate", "bought gift certificates"],
  received_certificate: ["received gift certificate", "received gift certificates"],
  lost_lead: ["lost lead", "lost leads"],
  availability_queue: ["place in a queue", "places in queues"],
  call: ["call", "calls"],
  // They are among the calls, as consents are with their tee times and certificates.
  promised_call: null,
  consent: null,
  mail: ["email", "emails"],
  merged_customer: ["customer merged earlier", "customers merged earlier"],
};

/** "3 tee times and 1 call"; "No records" when a merge moves none. */
export function movesText(moves: readonly CustomerMove[]): string {
  const parts = moves.flatMap(({ kind, count }) => {
    const noun = nouns[kind];
    return noun === null ? [] : [`${count} ${count === 1 ? noun[0] : noun[1]}`];
  });
  return parts.length === 0 ? "No records" : new Intl.ListFormat("en-US").format(parts);
}
