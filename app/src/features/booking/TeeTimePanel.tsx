import { type CourseChoice, completeTypedDate, formatCents, formatDay, parseTypedDate } from "@teedesk/domain";
import { Combobox, DateInput, MoneyInput, Panel } from "@teedesk/ui";
import { selectRateProduct } from "../../flows/booking/selectors.ts";
import { todayIn } from "../../format/businessTime.ts";
import { useServices } from "../../services/services.tsx";
import { NumberField, TimeField } from "./fields.tsx";
import { useText, useWorkedOut } from "./useBooking.tsx";

type Props = { readonly courses: readonly CourseChoice[]; readonly isLoading: boolean };

/** Where, when, how many and for how much (OPS-IBE-04 to 08). The focus starts here. */
export function TeeTimePanel({ courses, isLoading }: Props) {
  return (
    <Panel heading="Tee time">
      <div className="grid grid-cols-12 gap-x-3 gap-y-2">
        <Course courses={courses} isLoading={isLoading} />
        <PlayDate />
        <TimeField label="Play Time" className="col-span-4" required name="tee_time.play_time" />
        <NumberField label="Players" className="col-span-3" required name="tee_time.players" />
        <Charge />
      </div>
    </Panel>
  );
}

function Course({ courses, isLoading }: Props) {
  const course = useText("tee_time.course");
  const known = courses.map(({ id, name }) => ({ value: String(id), text: name }));
  // An address may provide a course that is not booked by phone: it is shown rather than silently kept.
  const isForeign = !isLoading && course.value !== "" && !known.some(({ value }) => value === course.value);
  const options = isForeign ? [...known, { value: course.value, text: `Course ${course.value}` }] : known;
  return (
    <Combobox
      label="Course"
      className="col-span-12"
      autoFocus
      loading={isLoading}
      options={options}
      required
      {...course}
    />
  );
}

function PlayDate() {
  const { config } = useServices();
  const date = useText("tee_time.play_date");
  const read = parseTypedDate(date.value);
  return (
    <DateInput
      label="Play Date"
      className="col-span-5"
      required
      // The caller says "next Saturday".
      hint={"success" in read ? formatDay(read.success).slice(0, 3) : undefined}
      complete={(text) => completeTypedDate(text, todayIn(config))}
      {...date}
    />
  );
}

/** What is charged, beside what the rate comes to for everybody who plays. */
function Charge() {
  const charge = useText("charge");
  const product = useWorkedOut(selectRateProduct);
  const hint =
    product === null
      ? undefined
      : `${formatCents(product.rate)} × ${product.players} = ${formatCents(product.product)}`;
  return <MoneyInput label="Charge Amount" className="col-span-12" required hint={hint} {...charge} />;
}
