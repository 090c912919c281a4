import { confirmationOf, type TeeTime } from "@teedesk/domain";
import { Checkbox } from "@teedesk/ui";
import type { SeatPlace } from "../../queries/seatPlace.ts";
import { useSeats } from "../seats/SeatsLeftPanel.tsx";
import { type AgreedFacts, agreementOn, needsAgreement } from "./courseAgreement.ts";
import { useFormerNumbers } from "./useFormerNumbers.ts";

type Agreed = {
  readonly entity: TeeTime;
  readonly draft: AgreedFacts;
  /** The change that the course agreed to; blank for none. */
  readonly value: string;
  readonly readOnly?: boolean | undefined;
  readonly onChange: (value: string) => void;
};

/** That the course agreed to a change under the number it gave before, which has no other proof than the agent's word. */
export function CourseAgreed({ entity: { course }, draft, value, readOnly, onChange }: Agreed) {
  // Another course did not give this number.
  if (course === null || String(course.id) !== draft.course) return <p>Enter the number that this course gave.</p>;
  return (
    <Checkbox
      name="course_agreed"
      label={`${course.course_name} agreed to this under number ${confirmationOf(draft.confirmation)}`}
      checked={value === agreementOn(draft)}
      readOnly={readOnly}
      onChange={(isAgreed) => onChange(isAgreed ? agreementOn(draft) : "")}
    />
  );
}

/** The same in the form, where the change would be refused without it. */
export function CourseAgreedField({ place, ...agreed }: Agreed & { readonly place: SeatPlace }) {
  const seats = useSeats(place);
  const { numbers } = useFormerNumbers(agreed.entity.id);
  if (seats === undefined || !needsAgreement(agreed.entity, agreed.draft, { place, seats, numbers })) return null;
  return (
    <div className="col-span-full text-sm">
      <CourseAgreed {...agreed} />
    </div>
  );
}
