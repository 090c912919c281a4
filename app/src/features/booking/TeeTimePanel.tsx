import type { CourseChoice } from "@teedesk/domain";
import {
  Combobox,
  DateInput,
  FormGrid,
  MoneyInput,
  NumberInput,
  Panel,
  TextArea,
  TextInput,
  TimeInput,
} from "@teedesk/ui";
import { useText } from "./useBooking.tsx";

type Props = { readonly courses: readonly CourseChoice[]; readonly isLoading: boolean };

/** A field as wide as the panel. */
const whole = "lg:col-span-2";

/** Where, when, how many and for how much (OPS-IBE-04 to 11). The focus starts here. */
export function TeeTimePanel({ courses, isLoading }: Props) {
  const course = useText("tee_time.course");
  const known = courses.map(({ id, name }) => ({ value: String(id), text: name }));
  // An address may provide a course that is not booked by phone: it is shown rather than silently kept.
  const isForeign = !isLoading && course.value !== "" && !known.some(({ value }) => value === course.value);
  const options = isForeign ? [...known, { value: course.value, text: `Course ${course.value}` }] : known;
  return (
    <Panel heading="Tee time">
      <FormGrid>
        <Combobox
          label="Course"
          className={whole}
          autoFocus
          loading={isLoading}
          options={options}
          required
          {...course}
        />
        <DateInput label="Play Date" required {...useText("tee_time.play_date")} />
        <TimeInput label="Play Time" required {...useText("tee_time.play_time")} />
        <NumberInput label="Players" required {...useText("tee_time.players")} />
        <MoneyInput label="Charge Amount" required {...useText("charge")} />
        <TextInput
          label="Confirmation Number"
          className={whole}
          hint="Blank books as INTERNAL."
          {...useText("tee_time.confirmation")}
        />
        <TextArea label="Notes (visible to customer)" className={whole} {...useText("tee_time.notes")} />
        <TextArea label="Internal Notes" className={whole} {...useText("tee_time.internal_notes")} />
      </FormGrid>
    </Panel>
  );
}
