import { Panel } from "@teedesk/ui";
import type { Part, RecordPart } from "../../editing/editableRecord.ts";
import { readList } from "../../listing/listReads.ts";
import { EmbeddedList } from "../../resource/EmbeddedList.tsx";
import { rateList } from "../rates/rate.list.tsx";
import type { Holiday } from "./holiday.api.ts";

const ofHoliday = ({ id }: Holiday) => ({ holiday_id: id });

/** The rates that the holiday's courses have on its days (ADM-HOL-10). */
export const holidayRates: Part<RecordPart<Holiday>> = {
  Component: ({ record }) => (
    <Panel heading="Holiday Rates" flush>
      <EmbeddedList list={rateList} filters={ofHoliday(record)} place="panel" />
    </Panel>
  ),
  reads: ({ record }, context) => readList(rateList, { ...context, query: "" }, ofHoliday(record)),
};
