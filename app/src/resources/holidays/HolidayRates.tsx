import { Panel } from "@teedesk/ui";
import { EmbeddedList } from "../../resource/EmbeddedList.tsx";
import { rateList } from "../rates/rate.list.tsx";
import type { Holiday } from "./holiday.api.ts";

/** The rates that the holiday's courses have on its days (ADM-HOL-10). */
export function HolidayRates({ record: { id } }: { readonly record: Holiday }) {
  return (
    <Panel heading="Holiday Rates">
      <EmbeddedList list={rateList} filters={{ holiday_id: id }} />
    </Panel>
  );
}
