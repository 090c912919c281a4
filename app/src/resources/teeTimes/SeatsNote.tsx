import { useQuery } from "@tanstack/react-query";
import { confirmationOf, confirmationOfChange, isInternal, statusCanceled, type TeeTime } from "@teedesk/domain";
import { useEffect, useEffectEvent, useState } from "react";
import type { DoubtNoteProps } from "../../editing/editableRecord.ts";
import { numberUsedText } from "../../format/numberUsedText.ts";
import { seatsShortText, seatsTakenText, standingText } from "../../format/seatText.ts";
import { typedPlace } from "../../queries/seatPlace.ts";
import { useServices } from "../../services/services.tsx";
import { seatsQuery } from "../seats/seats.api.ts";
import { isLoss, useCost } from "./CostNote.tsx";
import { CourseAgreed } from "./CourseAgreed.tsx";
import { needsAgreement, type TeeTimeForm } from "./courseAgreement.ts";
import { useFormerNumbers } from "./useFormerNumbers.ts";
import { useNumberUses } from "./useNumberUses.ts";

/** Milliseconds for which Save waits for the seats. */
const maxWait = 5000;

/**
 * The doubts about the seats of a change, as in a booking: others who stand there, and the course's last word (ANSWER-36). Under the number it
 * had a change beyond what is left is refused, unless the course agreed to it. A loss is a doubt too, which stands below (CostNote).
 */
export function SeatsNote({ entity, draft, onChange, isKept, onRead }: DoubtNoteProps<TeeTimeForm, TeeTime>) {
  const { api, config } = useServices();
  const place = entity.status === statusCanceled ? null : typedPlace(draft, entity.id);
  const { data, isError, isLoading } = useQuery(seatsQuery(api, config, place));
  const former = useFormerNumbers(entity.id);
  const { uses, isLoading: areUsesLoading } = useNumberUses(entity, draft, place);
  const mayNeedAgreement = (numbers: readonly string[]): boolean =>
    config.notes_agreements &&
    place !== null &&
    data !== undefined &&
    needsAgreement(entity, draft, { place, seats: data, numbers });
  const isRefused = mayNeedAgreement(former.numbers);
  // If the course gave it before, the change is refused.
  const isNumberDoubtful = !isRefused && !former.areRead && mayNeedAgreement([draft.confirmation]);
  const areNumbersLoading = isNumberDoubtful && former.isLoading;
  const cost = useCost({ entity, draft });
  const isReading = isLoading || areUsesLoading || areNumbersLoading || cost.isLoading;
  const [isLate, setIsLate] = useState(false);
  useEffect(() => {
    if (!isReading) return undefined;
    const timer = setTimeout(() => setIsLate(true), maxWait);
    return () => clearTimeout(timer);
  }, [isReading]);
  const isConfirmed = !isRefused && !isInternal(confirmationOfChange(entity, draft));
  const isBeyond = data?.slot != null && Number(draft.players) > data.slot.free && isConfirmed;
  const isStandingThere = data?.slot === null && data.standing.length > 0;
  const isDoubtful =
    isReading ||
    isError ||
    cost.isError ||
    (cost.data !== undefined && isLoss(cost.data)) ||
    isBeyond ||
    isNumberDoubtful ||
    isRefused ||
    isStandingThere ||
    uses.length > 0 ||
    (data !== undefined && (data.closures.length > 0 || !data.course_active));
  const found = isReading && !isLate ? null : isDoubtful;
  const tell = useEffectEvent(onRead);
  useEffect(() => tell(found), [found]);
  const kept = isKept && <output className="block">It is saved once this is read, unless there is a doubt.</output>;
  if (place === null) return null;
  if (data === undefined) {
    if (isError || (isLoading && isLate))
      return <p className="mb-2">Who has the seats at this time could not be read.</p>;
    if (!isLoading) return null;
    return (
      <>
        <p className="mb-2">Reading who has the seats at this time…</p>
        {kept}
      </>
    );
  }
  return (
    <>
      {data.closures.length > 0 && (
        <p className="mb-2">The course is closed for maintenance on this day. Call it before you save.</p>
      )}
      {!data.course_active && (
        <p className="mb-2">
          {place.course_id === entity.course?.id
            ? "The course is not active. Call it before you save."
            : "The course is not active, so the tee time cannot be moved there."}
        </p>
      )}
      {isBeyond && !isNumberDoubtful && <p className="mb-2">{seatsTakenText(data, place.play_time)}</p>}
      {isNumberDoubtful && (
        <p className="mb-2">
          {seatsShortText(data, place.play_time)}{" "}
          {areNumbersLoading && !isLate
            ? "Reading whether the course gave this number before…"
            : "Whether the course gave this number before could not be read. If it did, this is not saved."}
        </p>
      )}
      {isRefused && (
        <div className="mb-2">
          <p>{seatsShortText(data, place.play_time)} It is saved only if the course agreed to it.</p>
          <CourseAgreed
            entity={entity}
            draft={draft}
            value={draft.course_agreed}
            onChange={(value) => onChange({ name: "course_agreed", value })}
          />
        </div>
      )}
      {uses.length > 0 && <p className="mb-2">{numberUsedText(confirmationOf(draft.confirmation), uses, "Save")}</p>}
      {isStandingThere && <p className="mb-2">{standingText(data, place.play_time)}</p>}
      {kept}
    </>
  );
}
