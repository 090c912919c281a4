import { useQuery } from "@tanstack/react-query";
import { confirmationOf, confirmationOfChange, isInternal, statusCanceled, type TeeTime } from "@teedesk/domain";
import { useEffect, useEffectEvent } from "react";
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

const inactiveText = (isOwn: boolean): string =>
  isOwn
    ? "The course is not active. Call it before you save."
    : "The course is not active, so the tee time cannot be moved there.";

const capitalized = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/**
 * The doubts about a change that the server knows of, as in a booking: others who stand there, and the course's last word (ANSWER-36). Under the
 * number it had a change beyond what is left is refused, unless the course agreed to it. A loss is a doubt too, which stands below (CostNote).
 */
export function SeatsNote({ entity, draft, onChange, isKept, isLate, onRead }: DoubtNoteProps<TeeTimeForm, TeeTime>) {
  const { api, config } = useServices();
  const place = entity.status === statusCanceled ? null : typedPlace(draft, entity.id);
  const seats = useQuery(seatsQuery(api, config, place));
  const former = useFormerNumbers(entity.id);
  const uses = useNumberUses(entity, draft, place);
  const cost = useCost({ entity, draft });
  const { data } = seats;
  const mayNeedAgreement = (numbers: readonly string[]): boolean =>
    config.notes_agreements &&
    place !== null &&
    data !== undefined &&
    needsAgreement(entity, draft, { place, seats: data, numbers });
  const isRefused = mayNeedAgreement(former.numbers);
  // If the course gave it before, the change is refused.
  const isNumberDoubtful = !isRefused && !former.areRead && mayNeedAgreement([draft.confirmation]);
  const reads = [
    { what: "who has the seats at this time", isLoading: seats.isLoading, isError: seats.isError },
    { what: "whether another tee time has this number", isLoading: uses.isLoading, isError: uses.isError },
    { what: "what the course is owed", isLoading: cost.isLoading, isError: cost.isError },
    {
      what: "whether the course gave this number before",
      isLoading: isNumberDoubtful && former.isLoading,
      isError: isNumberDoubtful && !former.isLoading,
      consequence: " If it did, this is not saved.",
    },
  ];
  const isConfirmed = !isRefused && !isInternal(confirmationOfChange(entity, draft));
  const isBeyond = data?.slot != null && Number(draft.players) > data.slot.free && isConfirmed;
  const doubts =
    place === null || data === undefined
      ? []
      : [
          ...(data.closures.length > 0
            ? ["The course is closed for maintenance on this day. Call it before you save."]
            : []),
          ...(data.course_active ? [] : [inactiveText(place.course_id === entity.course?.id)]),
          ...(isBeyond && !isNumberDoubtful ? [seatsTakenText(data, place.play_time)] : []),
          ...(isNumberDoubtful ? [seatsShortText(data, place.play_time)] : []),
          ...(uses.uses.length > 0 ? [numberUsedText(confirmationOf(draft.confirmation), uses.uses, "Save")] : []),
          ...(data.slot === null && data.standing.length > 0 ? [standingText(data, place.play_time)] : []),
        ];
  const awaited = reads.filter(({ isLoading }) => isLoading && !isLate);
  const unread = reads.filter(({ isLoading, isError }) => isError || (isLoading && isLate));
  const isLosing = cost.data !== undefined && isLoss(cost.data);
  const isDoubtful = doubts.length > 0 || unread.length > 0 || isRefused || isLosing;
  const found = reads.some(({ isLoading }) => isLoading) ? null : isDoubtful;
  const tell = useEffectEvent(onRead);
  useEffect(() => tell(found), [found]);
  return (
    <>
      {doubts.map((doubt) => (
        <p key={doubt} className="mb-2">
          {doubt}
        </p>
      ))}
      {isRefused && place !== null && data !== undefined && (
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
      {unread.map(({ what, consequence }) => (
        <p key={what} className="mb-2">
          {capitalized(what)} could not be read.{consequence}
        </p>
      ))}
      {awaited.length > 0 && (
        <p className="mb-2">Reading {new Intl.ListFormat("en-US").format(awaited.map(({ what }) => what))}…</p>
      )}
      {isKept && <output className="block">It is saved once this is read, unless there is a doubt.</output>}
    </>
  );
}
