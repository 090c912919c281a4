import { type HolidayDraft, holidayForm } from "@teedesk/domain";
import { DateInput, FormGrid, MultiCombobox, Panel } from "@teedesk/ui";
import type { RecordPart } from "../../editing/editableRecord.ts";
import { formFields, type Labels } from "../../editing/formFields.tsx";
import { optionName } from "../../editing/valueIn.tsx";
import { paths } from "../../navigation/paths.ts";
import { lazyPart } from "../../resource/lazyPart.tsx";
import { record } from "../../resource/record.ts";
import { useCourseOptions } from "../choices/useCourseOptions.ts";
import { type Holiday, holidayCalls } from "./holiday.api.ts";

/** ADM-HOL-05 to ADM-HOL-08. */
const holidayLabels: Labels<HolidayDraft> = {
  name: "Name",
  start_date: "Start Date",
  end_date: "End Date",
  courses: "Courses",
};

const { TextField, ListField } = formFields(holidayLabels);

function HolidayFields() {
  return (
    <Panel heading="Holiday">
      <FormGrid>
        <TextField name="name" required className="lg:col-span-2" />
        <TextField name="start_date" as={DateInput} required />
        <TextField name="end_date" as={DateInput} required hint="Included." />
        <ListField name="courses" as={MultiCombobox} {...useCourseOptions()} required className="lg:col-span-2" />
      </FormGrid>
    </Panel>
  );
}

export const holidayRecord = record({
  name: "holiday",
  paths: { list: paths.holidays, record: paths.holiday },
  may: { create: "createHoliday", save: "updateHoliday", remove: "deleteHoliday" },
  titleOf: ({ name }) => name,
  form: holidayForm,
  preset: ({ course_id }) => (course_id === undefined ? {} : { courses: [course_id] }),
  labels: holidayLabels,
  names: { courses: optionName(useCourseOptions) },
  Fields: HolidayFields,
  Related: lazyPart<RecordPart<Holiday>>(async () => (await import("./HolidayRates.tsx")).HolidayRates),
  calls: holidayCalls,
});
