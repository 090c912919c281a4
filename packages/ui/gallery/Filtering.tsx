import { useState } from "react";
import { type DateRange, DateRangeInput, FormGrid, MultiCombobox, openRange, Panel } from "../src/index.ts";
import { courses } from "./samples.ts";

const nothing = () => undefined;

/** The parts of a list's filter row. */
export function Filtering() {
  const [chosen, setChosen] = useState<readonly string[]>(["1", "5"]);
  const [days, setDays] = useState<DateRange>({ start: "11/01/2026", end: "11/30/2026" });
  return (
    <Panel heading="Filters">
      <FormGrid>
        <MultiCombobox
          label="Courses"
          name="course_id"
          value={chosen}
          onChange={setChosen}
          options={courses}
          plural="courses"
          placeholder="All"
        />
        <MultiCombobox
          label="Courses of the holiday"
          name="courses"
          value={chosen}
          onChange={setChosen}
          options={courses}
          hint="Those that keep it."
        />
        <MultiCombobox
          label="Courses, none"
          name="n"
          value={[]}
          onChange={nothing}
          options={courses}
          placeholder="All"
        />
        <MultiCombobox label="Courses, loading" name="lo" value={["7"]} onChange={nothing} options={[]} loading />
        <MultiCombobox
          label="Courses, refused"
          name="e"
          value={["3"]}
          onChange={nothing}
          options={courses}
          error="is closed on this day"
        />
        <MultiCombobox
          label="Courses, locked"
          name="r"
          value={["1", "5"]}
          onChange={nothing}
          options={courses}
          readOnly
        />
        <DateRangeInput label="Play Date" name="play_date" value={days} onChange={setDays} />
        <DateRangeInput label="Created At" name="created_at" value={openRange} onChange={nothing} />
        <DateRangeInput label="Half a range" name="h" value={{ start: "11/01/2026", end: "" }} onChange={nothing} />
        <DateRangeInput label="Locked range" name="lr" value={days} onChange={nothing} readOnly />
        <DateRangeInput
          label="Refused range"
          name="rr"
          value={days}
          onChange={nothing}
          error="Choose a complete range first."
        />
        <DateRangeInput label="Range out of use" name="du" value={openRange} onChange={nothing} disabled />
      </FormGrid>
    </Panel>
  );
}
