import { Panel } from "@teedesk/ui";
import type { Part, RecordPart } from "../../editing/editableRecord.ts";
import { readList } from "../../listing/listReads.ts";
import { EmbeddedList } from "../../resource/EmbeddedList.tsx";
import { rateList } from "../rates/rate.list.tsx";
import type { Holiday } from "./holiday.api.ts";

const ofHoliday = ({ id }: Holiday) => ({ holiday_id: id });

/** The rates that the holiday's courses have on its days (ADM-HOL-10). */
export const HolidayRates: Part<RecordPart<Holiday>> = Object.assign(
  ({ record }: RecordPart<Holiday>) => (
    <Panel heading="Holiday Rates">
      <EmbeddedList list={rateList} filters={ofHoliday(record)} />
    </Panel>
  ),
  {
    readFirst: ({ record }, api, queries) => readList(rateList, { api, queries, query: "" }, ofHoliday(record)),
  } satisfies Pick<Part<RecordPart<Holiday>>, "readFirst">,
);
