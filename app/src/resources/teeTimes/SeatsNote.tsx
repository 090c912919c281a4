import { useQuery } from "@tanstack/react-query";
import { confirmationOfChange, isInternal, statusCanceled, type TeeTime, type TeeTimeDraft } from "@teedesk/domain";
import { seatsTakenText, standingText } from "../../format/seatText.ts";
import { typedPlace } from "../../queries/seatPlace.ts";
import { useServices } from "../../services/services.tsx";
import { seatsQuery } from "../seats/seats.api.ts";

type SeatsNoteProps = { readonly entity: TeeTime; readonly draft: TeeTimeDraft };

/** The doubts about the seats of a change, as in a booking: others who stand there, and the course's last word (ANSWER-36). */
export function SeatsNote({ entity, draft }: SeatsNoteProps) {
  const { api, config } = useServices();
  const place = entity.status === statusCanceled ? null : typedPlace(draft, entity.id);
  const { data, isError, isLoading } = useQuery(seatsQuery(api, config, place));
  if (place === null) return null;
  if (data === undefined) {
    if (isError) return <p className="mb-2">Who has the seats at this time could not be read.</p>;
    return isLoading ? <p className="mb-2">Reading who has the seats at this time…</p> : null;
  }
  // Under its old number the change is refused, so there is no doubt to show.
  const isConfirmed = !isInternal(confirmationOfChange(entity, draft));
  const isBeyond = data.slot !== null && Number(draft.players) > data.slot.free && isConfirmed;
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
      {isBeyond && <p className="mb-2">{seatsTakenText(data, place.play_time)}</p>}
      {data.slot === null && data.standing.length > 0 && <p className="mb-2">{standingText(data, place.play_time)}</p>}
    </>
  );
}
