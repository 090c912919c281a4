import { holidayForm } from "@teedesk/domain";
import { DateInput, MultiCombobox } from "@teedesk/ui";
import { FormPanel } from "../../editing/FormPanel.tsx";
import { recordFields } from "../../editing/recordFields.ts";
import { paths } from "../../navigation/paths.ts";
import { lazyRelated } from "../../resource/lazyPart.tsx";
import { record } from "../../resource/record.ts";
import { useCourseOptions } from "../choices/useCourseOptions.ts";
import { holidayCalls } from "./holiday.api.ts";

/** ADM-HOL-05 to ADM-HOL-08. */
const { TextField, ListField, useValue, table } = recordFields(holidayForm, {
  name: "Name",
  start_date: "Start Date",
  end_date: "End Date",
  courses: { label: "Courses", useOptions: useCourseOptions },
});

function HolidayFields() {
  return (
    <FormPanel heading="Holiday">
      <TextField name="name" className="lg:col-span-2" />
      <TextField name="start_date" as={DateInput} year="next" />
      <TextField name="end_date" as={DateInput} year="next" start={useValue("start_date")} hint="Included." />
      <ListField name="courses" as={MultiCombobox} {...useCourseOptions()} className="lg:col-span-2" />
    </FormPanel>
  );
}

export const holidayRecord = record({
  ...table,
  name: "holiday",
  paths: { list: paths.holidays, record: paths.holiday },
  may: { create: "createHoliday", save: "updateHoliday", remove: "deleteHoliday" },
  titleOf: ({ name }) => name,
  preset: ({ course_id }) => (course_id === undefined ? {} : { courses: [course_id] }),
  Fields: HolidayFields,
  related: lazyRelated(async () => (await import("./HolidayRates.tsx")).holidayRates),
  calls: holidayCalls,
});
