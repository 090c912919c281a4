import { Alert, Button, InSight, LinkButton } from "@teedesk/ui";
import { paths } from "../../navigation/paths.ts";
import { useBooking, useBookingActor } from "./useBooking.tsx";

/** The outcome of undoing a booking; its form is back, or comes back once what was typed meanwhile is booked. */
export function UndoneBooking() {
  const booking = useBookingActor();
  const undone = useBooking(({ context }) => context.undone);
  const maySwap = useBooking((snapshot) => snapshot.can({ type: "undone.swapped" }));
  if (undone === null) return null;
  const { id, message, kept, isShown } = undone;
  return (
    <InSight>
      <Alert
        tone="info"
        actions={
          <>
            <div data-acts className="contents">
              {kept !== null && maySwap && (
                <Button size="small" onClick={() => booking.send({ type: "undone.swapped" })}>
                  {isShown ? "Bring back what was typed since" : "Bring back its form"}
                </Button>
              )}
              <LinkButton size="small" href={paths.teeTime(id)}>
                View tee time
              </LinkButton>
            </div>
            {/* It would close what was typed since as well. */}
            {!(isShown && kept !== null) && (
              <Button size="small" kind="quiet" onClick={() => booking.send({ type: "undone.closed" })}>
                Close
              </Button>
            )}
          </>
        }
      >
        Tee time {id}: {message}
        {isShown && (
          <p className="font-normal">
            Its form is back as it was typed, without a card that was typed. Correct it and book it again, or start
            over.{kept !== null && " What was typed since comes back then."}
          </p>
        )}
        {!isShown && kept !== null && <p className="font-normal">Its form comes back once the one below is booked.</p>}
      </Alert>
    </InSight>
  );
}
