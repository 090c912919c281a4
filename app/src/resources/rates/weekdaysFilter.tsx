import { type RateDayName, rateDayNames } from "@teedesk/domain";
import { MultiCombobox } from "@teedesk/ui";
import type { Filter } from "../../listing/filter.ts";

const namesIn = (text: string): RateDayName[] => rateDayNames.filter((name) => text.split(",").includes(name));

export const weekdayOptions = rateDayNames.map((name) => ({ value: name, text: name }));

/** Any of the weekday codes; choosing one searches immediately. */
export const weekdaysFilter = (label: string, under: string): Filter<RateDayName[]> => ({
  label,
  under,
  read: (value) => (Array.isArray(value) ? namesIn(value.join()).join() : ""),
  parse: (text) => ({ success: namesIn(text) }),
  input: ({ value, onSearch, ...input }) => (
    <MultiCombobox
      {...input}
      options={weekdayOptions}
      plural="days"
      placeholder="All"
      value={namesIn(value)}
      onChange={(names) => onSearch(names.join())}
    />
  ),
  shown: (text) => namesIn(text).join(", "),
});
