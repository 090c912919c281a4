import { useQuery } from "@tanstack/react-query";
import { type LocalDate, statusCanceled, type TeeTime } from "@teedesk/domain";
import { apiResult } from "../../../api/apiResult.ts";
import type { RowOf } from "../../../api/contract.ts";
import { read } from "../../../queries/read.ts";
import { useServices } from "../../../services/services.tsx";

/** More than a customer plays in the weeks that are copied to. */
const most = 200;

/**
 * The standing tee times of the copied tee time's customer on each of the days. A specified server, which has no versions, does not know
 * the filter: it is not asked.
 */
export function useSameDays({ customer, lock_version }: TeeTime, days: readonly LocalDate[]) {
  const { api } = useServices();
  const customer_id = customer?.id;
  const [first, last] = [days[0], days.at(-1)];
  const { data = [] } = useQuery({
    queryKey: ["tee_time", "same days", customer_id, first, last],
    queryFn: ({ signal }) => {
      if (customer_id === undefined || first === undefined || last === undefined)
        throw new Error("There is no one to look for.");
      const play_date: [string, string] = [first, last];
      const filters = { customer_id, play_date };
      const query = { filters, page: 1, per_page: most, sort_fields: [], sort_desc: [] };
      return read(apiResult(api.GET("/api/tee_times/index", { params: { query }, signal })));
    },
    // Another tab, such as a duplicate of this one, may have booked them meanwhile.
    refetchOnWindowFocus: "always",
    enabled: lock_version !== null && customer_id !== undefined && first !== undefined,
  });
  return (date: LocalDate): readonly RowOf<"listTeeTimes">[] =>
    data.filter(({ play_date, status }) => play_date === date && status !== statusCanceled);
}

/** "Already booked on this day: 10:30, Torrey Pines South (tee time 12)." */
export const sameDayText = ({ id, play_time, course }: RowOf<"listTeeTimes">): string =>
  `Already booked on this day: ${play_time}, ${course?.course_name ?? "no course"} (tee time ${id}).`;
