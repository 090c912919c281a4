import { useMutation, useQueryClient } from "@tanstack/react-query";
import { Button, Link, VisuallyHidden } from "@teedesk/ui";
import {
  bookedSeats,
  heldText,
  playersText,
  seatsLeftText,
  soldText,
  standingText,
  timeText,
} from "../../format/seatText.ts";
import { paths } from "../../navigation/paths.ts";
import type { SeatPlace } from "../../queries/seatPlace.ts";
import { useServices } from "../../services/services.tsx";
import { askForSlot, type SlotSeats } from "./seats.api.ts";

type SeatsPanelProps = {
  readonly seats: SlotSeats;
  readonly place: SeatPlace;
  /** Gives the agent's own hold to the one who asks for it. */
  readonly onReturn?: () => void;
};

/** DECISION-61 */
const closingText = "The course is being closed at this time. Choose another time.";

/**
 * Those who have the seats of a tee time: sold by whom and since when, held until when, with a request for them; and who asks for one's
 * own. Nothing is drawn where all are free, unless the course is being closed. A change is announced without its times, which each renewal changes.
 */
export function SeatsPanel({ seats, place, onReturn }: SeatsPanelProps) {
  const { config } = useServices();
  const { slot, standing, holds } = seats;
  const sold = slot === null ? [] : bookedSeats(seats);
  const others = holds.filter(({ is_own }) => !is_own);
  const asking = holds.find(({ is_own, asked_by }) => is_own && asked_by !== null);
  const isUnknown = slot === null && standing.length > 0;
  const isClosing = seats.is_closing === true;
  const announced = [
    isClosing ? closingText : seatsLeftText(seats),
    ...others.map(({ agent }) => `held by ${agent}`),
    asking && `${asking.asked_by} asks for your seats`,
  ].filter((part) => part !== undefined);
  const isEmpty = !isUnknown && !isClosing && sold.length + others.length === 0 && asking === undefined;
  return (
    <div className={isEmpty ? "sr-only" : "col-span-full flex flex-col gap-1 text-sm"}>
      <output className="sr-only">{announced.join(", ")}</output>
      {isClosing && <p className="font-medium text-attention-text">{closingText}</p>}
      {isUnknown && <p className="font-medium text-attention-text">{standingText(seats, place.play_time)}</p>}
      {sold.map(({ id, players, ...booking }) => (
        <p key={id}>
          {playersText(players)} {soldText(config, booking)}{" "}
          <Link external href={paths.teeTime(id)}>
            View<VisuallyHidden> tee time {id}</VisuallyHidden>
          </Link>
        </p>
      ))}
      {others.map((hold) => (
        <p key={hold.agent} className="flex flex-wrap items-center gap-x-2">
          {playersText(hold.players)} {heldText(config, hold)}
          {hold.asked_by !== null && hold.asked_at !== null && (
            <span className="text-ink-muted">
              asked for by {hold.asked_by} {timeText(config, hold.asked_at)}
            </span>
          )}
          {slot !== null && hold === others[0] && <Ask slot={slot.id} agents={others.map(({ agent }) => agent)} />}
        </p>
      ))}
      {asking !== undefined && (
        <p className="flex flex-wrap items-center gap-2">
          <span className="font-medium text-attention-text">{asking.asked_by} asks for these seats.</span>
          {onReturn !== undefined && (
            <Button size="small" onClick={onReturn}>
              Give them up
            </Button>
          )}
        </p>
      )}
    </div>
  );
}

/** Asks those who hold seats for them: they see by whom, and decide. */
function Ask({ slot, agents }: { readonly slot: number; readonly agents: readonly string[] }) {
  const { api } = useServices();
  const queries = useQueryClient();
  const { mutate, data, isPending } = useMutation({
    mutationFn: () => askForSlot(api, slot),
    onSettled: () => void queries.invalidateQueries({ queryKey: ["seats"] }),
  });
  return (
    <>
      <Button data-acts size="small" busy={isPending} onClick={() => mutate()}>
        Ask for it
      </Button>
      <output className={data?.kind === "ok" ? "sr-only" : "text-danger-text"}>
        {data?.kind === "ok" && `${agents.join(" and ")} can see that you ask.`}
        {data !== undefined && data.kind !== "ok" && "Asking failed. Try again."}
      </output>
    </>
  );
}
