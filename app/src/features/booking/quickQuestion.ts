import { callerNames, fullName, type QuickEntry, type QuickPart, type QuickReason } from "@teedesk/domain";
import type { FinderEntry, FinderGroup } from "@teedesk/ui";
import type { KnownCustomer } from "../../flows/booking/ports.ts";
import type { useQuickCaller } from "./useQuickCaller.ts";

/** An e-mail address beside the record of a customer who has another one. */
type Reason = QuickReason | "other_email";

export type LeftPart = Pick<QuickPart, "typed" | "span"> & { readonly reason: Reason };

/** A line as it is taken. */
export type ReadLine = Pick<QuickEntry, "parts"> & { readonly rest: readonly LeftPart[] };

/** The e-mail address of a record that was chosen stands: another one would make the booking someone else's. */
export function withoutOtherEmail({ parts, rest }: QuickEntry, record: KnownCustomer | null): ReadLine {
  const own = record?.email.toLowerCase() ?? "";
  const isOther = ({ choices: [choice] }: QuickPart) =>
    own !== "" && choice?.field === "customer.email" && choice.value.toLowerCase() !== own;
  const others = parts.filter(isOther).map(({ typed, span }) => ({ typed, span, reason: "other_email" as const }));
  return { parts: parts.filter((part) => !isOther(part)), rest: [...rest, ...others] };
}

const reasons: Readonly<Record<Reason, (typed: string, record: KnownCustomer | null) => string>> = {
  not_understood: (typed) => `Not understood: ${typed}`,
  said_before: (typed) => `Not used, said before: ${typed}`,
  clubs_unknown: (typed) => `Choose a course for: ${typed}`,
  no_such_clubs: (typed) => `No such clubs at this course: ${typed}`,
  other_email: (typed, record) => `Not used, the record has ${record?.email}: ${typed}`,
  too_long: (typed) => `Not read: ${typed.length} more characters`,
};

export const reasonText = ({ typed, reason }: LeftPart, record: KnownCustomer | null): string =>
  reasons[reason](typed, record);

export const isSettled = ({ choices }: QuickPart): boolean => choices.length === 1;

/** Whether an agent left it open which course is meant: the words stay in the line. */
export const isLeftOpen = (part: QuickPart): boolean => isSettled(part) && part.choices[0]?.value === "";

export const takeEntry: FinderEntry = { key: "take", text: "Fill the form", keys: ["Enter"] };

const numbered = (entries: readonly FinderEntry[]): readonly FinderEntry[] =>
  entries.map((one, index) => (index < 9 ? { ...one, keys: ["Alt", String(index + 1)] } : one));

/** The next choice of an agent: a meaning, then the caller's record, then to take it all. */
export function nextQuestion(entry: ReadLine, caller: ReturnType<typeof useQuickCaller>): FinderGroup {
  const open = entry.parts.find((part) => !isSettled(part));
  if (open !== undefined) {
    const entries = open.choices.map(({ words }, index) => ({ key: `choice ${index}`, text: words }));
    return { heading: `“${open.typed}” is`, entries: numbered(entries) };
  }
  if (caller.isAsked) {
    const records = caller.rows.map((row) => ({
      key: `customer ${row.id}`,
      text: fullName(row),
      detail: [row.email, row.primary_phone].filter((part) => part !== "").join(" · "),
    }));
    const fresh = {
      key: "new customer",
      text: `New customer ${fullName(callerNames(caller.caller.name)) || caller.caller.phone}`,
    };
    return { heading: "The caller is", entries: numbered([...records, fresh]) };
  }
  return { heading: "", entries: entry.parts.length === 0 ? [] : [takeEntry] };
}
