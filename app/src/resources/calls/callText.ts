import { type BusinessZone, momentIn } from "../../format/businessTime.ts";

/** Who is calling a customer, and the last call; null or blank where there is none. */
export type ShownCall = Readonly<
  Record<"claimed_by" | "claimed_until" | "outcome" | "agent" | "called_at" | "call_at", string | null>
> & { readonly is_own: boolean };

const outcomes: Readonly<Record<string, string>> = {
  no_answer: "No answer",
  left_message: "Left a message",
  call_back: "Call back",
  declined: "Declined",
  booked: "Booked",
  done: "Called",
};

/** The agent who is calling, unless it is the reader: "Being called by Kim Park until 10:42". */
export const claimText = (zone: BusinessZone, { claimed_by, claimed_until, is_own }: ShownCall): string =>
  is_own || !claimed_by ? "" : `Being called by ${claimed_by} until ${momentIn(zone, claimed_until).slice(-5)}`;

/** The outcome of the last call: "No answer, Lee Ott, 11/21/2026 10:05". */
export function outcomeText(zone: BusinessZone, { outcome, agent, called_at, call_at }: ShownCall): string {
  if (!outcome) return "";
  const what = outcomes[outcome] ?? outcome.replaceAll("_", " ");
  const at = call_at ? ` ${momentIn(zone, call_at)}` : "";
  return `${what}${at}, ${agent}, ${momentIn(zone, called_at)}`;
}
