import { useQuery } from "@tanstack/react-query";
import { Combobox } from "@teedesk/ui";
import { apiResult } from "../../api/apiResult.ts";
import { dayText } from "../../format/dayText.ts";
import type { Filter, FilterInput } from "../../listing/filter.ts";
import { read } from "../../queries/read.ts";
import { useServices } from "../../services/services.tsx";

/** More than any business has, so that one page holds all. */
const query = { filters: {}, page: 1, per_page: 500, sort_fields: [], sort_desc: [] };

function HolidayChoice({ onSearch, ...input }: FilterInput) {
  const { api } = useServices();
  const { data = [], isPending } = useQuery({
    queryKey: ["holiday", "choices"],
    queryFn: ({ signal }) => read(apiResult(api.GET("/api/holidays/index", { params: { query }, signal }))),
    staleTime: 300_000,
  });
  const options = data.map(({ id, name, start_date }) => ({
    value: String(id),
    text: `${name} ${dayText(start_date)}`,
  }));
  return (
    <div className="w-60">
      <Combobox
        {...input}
        labelHidden
        options={options}
        loading={isPending}
        placeholder="Any holiday"
        clearable
        onChange={onSearch}
      />
    </div>
  );
}

/** One holiday, above the table; choosing it searches immediately. */
export const holidayFilter = (label: string): Filter<number> => ({
  label,
  isAbove: true,
  read: (value) => (Number.isSafeInteger(value) ? String(value) : ""),
  parse: (text) => ({ success: Number(text) }),
  input: (input) => <HolidayChoice {...input} />,
  shown: () => "1 holiday",
});
