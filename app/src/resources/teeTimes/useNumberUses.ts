import { useQuery } from "@tanstack/react-query";
import { confirmationOf, isInternal, otherUsesOfNumber, type TeeTime } from "@teedesk/domain";
import type { SeatPlace } from "../../queries/seatPlace.ts";
import { useServices } from "../../services/services.tsx";
import type { TeeTimeForm } from "./courseAgreement.ts";
import { teeTimesNumbered } from "./numbered.api.ts";

/** The tee times for which the course gave a number that is entered for another one; none where the server keeps no seats. */
export function useNumberUses(entity: TeeTime, draft: TeeTimeForm, place: SeatPlace | null) {
  const { api, config } = useServices();
  const confirmation = confirmationOf(draft.confirmation);
  const course = place === null ? null : { id: place.course_id };
  const isEntered = !isInternal(confirmation) && confirmation !== confirmationOf(entity.confirmation);
  const {
    data = [],
    isLoading,
    isError,
  } = useQuery({
    queryKey: ["tee_time", "numbered", course?.id, confirmation],
    queryFn: ({ signal }) => teeTimesNumbered(api, config, { course, confirmation }, signal),
    enabled: config.keeps_seats && isEntered && place !== null,
    retry: false,
    // A colleague may have booked with it since it was last read.
    staleTime: 0,
    gcTime: 0,
  });
  if (place === null || course === null || !isEntered) return { uses: [], isLoading, isError };
  const { play_date, play_time } = place;
  const tee_time = { course, play_date, play_time, players: Number(draft.players), confirmation };
  const others = data.filter(({ id }) => id !== entity.id);
  return { uses: otherUsesOfNumber({ tee_time }, others), isLoading, isError };
}
