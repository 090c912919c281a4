import { useQuery } from "@tanstack/react-query";
import { type CourseChoice, formatCents, formatDay, parseTypedDate } from "@teedesk/domain";
import { Combobox, DateInput, MoneyInput, NumberInput, Panel, TimeInput } from "@teedesk/ui";
import { useState } from "react";
import { nextField } from "../../flows/booking/draft.ts";
import { selectRateProduct } from "../../flows/booking/selectors.ts";
import { typedPlace } from "../../queries/seatPlace.ts";
import { lazyPart } from "../../resource/lazyPart.tsx";
import { closuresQuery } from "../../resources/maintenances/maintenance.api.ts";
import { useServices } from "../../services/services.tsx";
import { TextField, useValue } from "./bookingFields.ts";
import { useBookingActor, useWorkedOut } from "./useBooking.tsx";

const SeatsLeft = lazyPart(async () => (await import("../../resources/seats/SeatsLeftPanel.tsx")).SeatsLeft);
const SeatsOf = lazyPart(async () => (await import("../../resources/seats/SeatsLeftPanel.tsx")).SeatsOf);

type Props = { readonly courses: readonly CourseChoice[]; readonly isLoading: boolean };

/** Course, date, time, players and charge (OPS-IBE-04 to OPS-IBE-08). An untouched form has the focus on its course. */
export function TeeTimePanel({ courses, isLoading }: Props) {
  return (
    <Panel heading="Tee time">
      <div className="grid grid-cols-[8rem_minmax(0,1fr)_4rem] gap-x-2 gap-y-2 sm:grid-cols-[8rem_minmax(0,1fr)_3.75rem] xl:max-[85rem]:grid-cols-[8rem_minmax(0,1fr)_3.5rem]">
        <Course courses={courses} isLoading={isLoading} />
        <PlayDate />
        <PlayTime />
        <TextField name="tee_time.players" as={NumberInput} />
        <Charge />
        <Seats />
      </div>
    </Panel>
  );
}

function Course({ courses, isLoading }: Props) {
  const course = useValue("tee_time.course");
  const booking = useBookingActor();
  const [isFirst] = useState(() => nextField(booking.getSnapshot().context.draft) === "tee_time.course");
  const known = courses.map(({ id, name }) => ({ value: String(id), text: name }));
  // An address may provide a course that is not booked by phone: it is shown rather than silently kept.
  const isForeign = !isLoading && course !== "" && !known.some(({ value }) => value === course);
  const options = isForeign ? [...known, { value: course, text: `Course ${course}` }] : known;
  return (
    <TextField
      name="tee_time.course"
      as={Combobox}
      className="col-span-full"
      autoFocus={isFirst}
      loading={isLoading}
      options={options}
    />
  );
}

function PlayDate() {
  const { api } = useServices();
  const read = parseTypedDate(useValue("tee_time.play_date"));
  const course = Number(useValue("tee_time.course"));
  const { data: closures = [] } = useQuery(closuresQuery(api, course, "success" in read ? read.success : ""));
  const weekday = "success" in read ? formatDay(read.success).slice(0, 3) : undefined;
  return (
    <TextField
      name="tee_time.play_date"
      as={DateInput}
      year="next"
      // Callers name the weekday: "next Saturday".
      hint={
        closures.length === 0 ? (
          weekday
        ) : (
          <span className="font-medium text-attention-text">{weekday}, closed: maintenance</span>
        )
      }
    />
  );
}

/** The place that the form names, where the server keeps seats. */
function usePlace() {
  const { config } = useServices();
  const place = useWorkedOut(({ context }) => typedPlace(context.draft.tee_time));
  return config.keeps_seats ? place : null;
}

/** The time, beside the seats that are left then (ANSWER-36). */
function PlayTime() {
  const place = usePlace();
  const players = Number(useValue("tee_time.players"));
  return (
    <TextField
      name="tee_time.play_time"
      as={TimeInput}
      hint={place !== null && <SeatsLeft place={place} players={players} />}
    />
  );
}

/** Those who have seats of the tee time. */
function Seats() {
  const place = usePlace();
  const booking = useBookingActor();
  return place !== null && <SeatsOf place={place} onReturn={() => booking.send({ type: "seats.returned" })} />;
}

/** The charge, beside the rate of all players. */
function Charge() {
  const product = useWorkedOut(selectRateProduct);
  const hint =
    product === null
      ? undefined
      : `${formatCents(product.rate)} × ${product.players} = ${formatCents(product.product)}`;
  return <TextField name="charge" as={MoneyInput} className="col-span-full" hint={hint} />;
}
