import { formatDollars, type UndoRefusal } from "@teedesk/domain";
import type { Handlers } from "../../contract/contract.ts";
import { failure, forbidden } from "../../platform/refusal.ts";
import type { Services } from "../../services.ts";
import { messages } from "./cancelation.ts";
import { type Undone, undoBooking, undoOptions } from "./undoBooking.ts";

const refusals: Readonly<Record<UndoRefusal, string>> = {
  canceled: messages.alreadyCanceled,
  not_yours: "Only the agent who booked it or an admin can undo a booking.",
  under_way: messages.underWay,
  changed: "This tee time was changed since it was booked, so it can only be canceled.",
  over: "The time to undo this booking is over. Cancel the tee time instead.",
};

/** Undoing a booking in its first minutes (DECISION-54). */
export function undoHandlers(services: Services): Pick<Handlers, "getUndoOptions" | "undoBooking"> {
  return {
    async getUndoOptions({ path, staff }) {
      const { seconds_left, refusal } = await undoOptions(services, { id: path.id, staff });
      return { seconds_left, refusal: refusal && refusals[refusal] };
    },

    async undoBooking({ body, staff }) {
      const answer = await undoBooking(services, { id: body.id, staff });
      if (answer.kind === "undone") return { message: undoneText(answer) };
      const message = refusals[answer.refusal];
      throw answer.refusal === "not_yours" ? forbidden(message) : failure(409, message);
    },
  };
}

/** The outcome for staff: what happened to the money, the mail and the course's reservation. */
function undoneText({ stored: { teeTime, record, certificate }, wasMailed }: Undone): string {
  const returned = teeTime.gift_certificate_amount_cents;
  return [
    "The booking was undone.",
    record?.payment_id ? "The card was not charged." : "",
    certificate !== null && returned > 0
      ? `${formatDollars(returned)} was returned to gift certificate ${certificate.serial}.`
      : "",
    wasMailed ? "A receipt may have left, so the cancelation is mailed too." : "No receipt was sent.",
    teeTime.internal
      ? "If you already told the course, call it again."
      : `The course keeps reservation ${teeTime.confirmation}: book it again under that number, or cancel it with the course.`,
  ]
    .filter((sentence) => sentence !== "")
    .join(" ");
}
