import { decodeTeeTime, isInternal, mayOpen, parseTypedDate, statusCanceled, type TeeTime } from "@teedesk/domain";
import { DateInput, FormGrid, MoneyInput, NumberInput, Panel, TextArea, TimeInput } from "@teedesk/ui";
import type { DoubtNoteProps } from "../../editing/editableRecord.ts";
import { formFields, type Labels } from "../../editing/formFields.tsx";
import { useFormState } from "../../editing/formStore.ts";
import { optionName } from "../../editing/valueIn.tsx";
import { selectLevel } from "../../flows/session/selectors.ts";
import { paths } from "../../navigation/paths.ts";
import { type SeatPlace, typedPlace } from "../../queries/seatPlace.ts";
import { lazyPart } from "../../resource/lazyPart.tsx";
import { record } from "../../resource/record.ts";
import { useServices, useSession } from "../../services/services.tsx";
import { CourseSelect } from "../choices/CourseSelect.tsx";
import { useCourseOptions } from "../choices/useCourseOptions.ts";
import { transactionsPart } from "../transactions/TransactionsPanel.tsx";
import { changeDoubts } from "./changeDoubts.ts";
import { type TeeTimeForm, teeTimeForm } from "./courseAgreement.ts";
import { FreeThatDay } from "./FreeThatDay.tsx";
import { PriceStays } from "./PriceStays.tsx";
import { RecordLink } from "./RecordLink.tsx";
import { TeeTimeFacts } from "./TeeTimeFacts.tsx";
import { teeTimeCalls } from "./teeTime.api.ts";

/** OPS-TT-04 to OPS-TT-15. */
const teeTimeLabels: Labels<TeeTimeForm> = {
  confirmation: "Confirmation",
  play_date: "Play Date",
  play_time: "Play Time",
  players: "Players",
  notes: "Notes",
  internal_notes: "Internal Notes",
  folio: "Folio / Account",
  gift_certificate: "Gift Certificate",
  gift_certificate_amount: "Amount Used",
  discount: "Discount Code",
  discount_amount: "Discount Amount",
  course: "Course",
  course_agreed: "Agreed by the course",
};

const { TextField, useText, useValue } = formFields(teeTimeLabels);

const CostNote = lazyPart(async () => (await import("./CostNote.tsx")).CostNote);
const SeatsNote = lazyPart(async () => (await import("./SeatsNote.tsx")).SeatsNote);
const SeatsLeft = lazyPart(async () => (await import("../seats/SeatsLeftPanel.tsx")).SeatsLeft);
const SeatsOf = lazyPart(async () => (await import("../seats/SeatsLeftPanel.tsx")).SeatsOf);
const CourseAgreedField = lazyPart(async () => (await import("./CourseAgreed.tsx")).CourseAgreedField);
const MaintenancePanel = lazyPart(async () => (await import("../maintenances/MaintenancePanel.tsx")).MaintenancePanel);

/** Warns of maintenance of the chosen course on the chosen day; a canceled tee time needs no warning. */
function Maintenance({ isCanceled }: { readonly isCanceled: boolean }) {
  const day = parseTypedDate(useValue("play_date"));
  const course_id = Number(useValue("course"));
  if (isCanceled || !("success" in day)) return null;
  const advice = "Ask the course whether it can be played, then tell the customer.";
  return <MaintenancePanel course_id={course_id} day={day.success} advice={advice} />;
}

function Price({ record }: { readonly record: TeeTime }) {
  const facts = {
    play_date: useValue("play_date"),
    play_time: useValue("play_time"),
    course: useValue("course"),
    players: useValue("players"),
  };
  return <PriceStays record={record} facts={facts} className="lg:col-span-2" />;
}

/** The place in the form, to read its seats without those of the tee time itself; null while it is only read, or canceled. */
function usePlace(record: TeeTime) {
  const { config } = useServices();
  const { readOnly } = useFormState();
  const facts = { play_date: useValue("play_date"), play_time: useValue("play_time"), course: useValue("course") };
  const isShown = config.keeps_seats && !readOnly && record.status !== statusCanceled;
  return isShown ? typedPlace(facts, record.id) : null;
}

function PlayTime({ record }: { readonly record: TeeTime }) {
  const place = usePlace(record);
  const players = Number(useValue("players"));
  return (
    <TextField name="play_time" as={TimeInput} hint={place !== null && <SeatsLeft place={place} players={players} />} />
  );
}

function Seats({ record }: { readonly record: TeeTime }) {
  const place = usePlace(record);
  return place !== null && <SeatsOf place={place} />;
}

/** That the course agreed to the change under the number it gave, where the server would refuse it otherwise. */
function Agreed({ record }: { readonly record: TeeTime }) {
  const { config } = useServices();
  const place = usePlace(record);
  return place !== null && config.notes_agreements && <AgreedAt record={record} place={place} />;
}

function AgreedAt({ record, place }: { readonly record: TeeTime; readonly place: SeatPlace }) {
  const { value, readOnly, onChange } = useText("course_agreed");
  const facts = {
    course: useValue("course"),
    play_date: useValue("play_date"),
    play_time: useValue("play_time"),
    players: useValue("players"),
    confirmation: useValue("confirmation"),
  };
  if (isInternal(facts.confirmation)) return null;
  return <CourseAgreedField entity={record} draft={facts} {...{ place, value, readOnly, onChange }} />;
}

/** Facts of the server about a change, below its doubts. */
function ChangeNote(change: DoubtNoteProps<TeeTimeForm, TeeTime>) {
  return (
    <>
      <SeatsNote {...change} />
      <CostNote entity={change.entity} draft={change.draft} />
    </>
  );
}

/** The link to the free tee times, shown only while the form can be edited. */
function Free({ record }: { readonly record: TeeTime }) {
  const { readOnly } = useFormState();
  const facts = { play_date: useValue("play_date"), play_time: useValue("play_time"), course: useValue("course") };
  return !readOnly && <FreeThatDay record={record} facts={facts} />;
}

/** The editable fields of a tee time (OPS-TT-04 to OPS-TT-15, OPS-TT-24, OPS-TT-25), beside the read-only ones. */
function TeeTimeFields({ record }: { readonly record: TeeTime | null }) {
  const certificate = record?.gift_certificate ?? null;
  const discount = record?.discount ?? null;
  const mayView = mayOpen(useSession(selectLevel), "/manage-discount/:id");
  return (
    <div className="grid items-start gap-4 xl:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
      <div className="flex min-w-0 flex-col gap-4">
        <Maintenance isCanceled={record?.status === statusCanceled} />
        <Panel heading="Tee time">
          <FormGrid>
            <TextField name="course" as={CourseSelect} own={record?.course ?? null} className="lg:col-span-2" />
            <TextField name="play_date" as={DateInput} year="next" />
            {record === null ? <TextField name="play_time" as={TimeInput} /> : <PlayTime record={record} />}
            {record !== null && <Seats record={record} />}
            {record !== null && <Agreed record={record} />}
            {record !== null && <Free record={record} />}
            {record !== null && <Price record={record} />}
            <TextField name="players" as={NumberInput} />
            <TextField name="confirmation" />
            <TextField name="folio" className="lg:col-span-2" />
            <TextField name="notes" as={TextArea} />
            <TextField name="internal_notes" as={TextArea} />
          </FormGrid>
        </Panel>
        <Panel heading="Discount and gift certificate">
          <FormGrid>
            <TextField
              name="gift_certificate"
              hint={
                certificate !== null && (
                  <RecordLink href={paths.giftCertificate(certificate.id)}>View gift certificate</RecordLink>
                )
              }
            />
            <TextField name="gift_certificate_amount" as={MoneyInput} />
            <TextField
              name="discount"
              hint={
                discount !== null &&
                mayView && <RecordLink href={paths.discount(discount.id)}>View discount</RecordLink>
              }
            />
            <TextField name="discount_amount" as={MoneyInput} />
          </FormGrid>
        </Panel>
      </div>
      {record !== null && <TeeTimeFacts record={record} />}
    </div>
  );
}

/** Tee times, which are booked and not created (UNCLEAR-39); `teeTimePage` adds the acts on one. */
export const teeTimeRecord = record({
  name: "tee_time",
  alsoChanges: ["gift_certificate", "promise"],
  paths: { list: paths.teeTimes, record: paths.teeTime },
  may: { save: "updateTeeTime" },
  titleOf: ({ id, status }) => `Tee Time ${id}${status === statusCanceled ? " – CANCELED" : ""}`,
  doubts: changeDoubts,
  DoubtNote: ChangeNote,
  form: teeTimeForm,
  labels: teeTimeLabels,
  names: { course: optionName(useCourseOptions) },
  Fields: TeeTimeFields,
  // Its payments (OPS-TT-02, OPS-TT-56).
  related: transactionsPart("TeeTime"),
  calls: teeTimeCalls,
  readCurrent: (current) => {
    const read = decodeTeeTime(current);
    return "success" in read ? read.success : null;
  },
});
