import { formatTypedDate, isLocalDate, parseTypedDate } from "@teedesk/domain";
import { DateInput } from "@teedesk/ui";
import type { Filter } from "./filter.ts";

/** One day, typed as month/day/year. `under` names its column when that is called otherwise. */
export const dayFilter = (label: string, under?: string): Filter<string> => ({
  label,
  ...(under === undefined ? {} : { under }),
  read: (value) => (typeof value === "string" && isLocalDate(value) ? formatTypedDate(value) : ""),
  parse: (text) => {
    const day = parseTypedDate(text);
    return "success" in day ? { success: day.success } : { failure: [{ path: "", code: day.failure }] };
  },
  input: (input) => <DateInput {...input} className="min-w-33" />,
});
