import { formatCents, handedLabel, type RentalClub, sexLabel } from "@teedesk/domain";
import { Button, type Column, FoldingPanel, NumberInput, Table } from "@teedesk/ui";
import { type BookingSnapshot, selectQuote } from "../../flows/booking/selectors.ts";
import { messages } from "../../messages/messages.ts";
import { useText } from "./bookingFields.ts";
import { messageText, useBooking, useBookingActor, useWorkedOut } from "./useBooking.tsx";

const columns: readonly Column<RentalClub>[] = [
  { key: "quantity", header: "Quantity", className: "w-24", cell: (club) => <Quantity club={club} /> },
  { key: "brand", header: "Brand", cell: ({ brand }) => brand },
  {
    key: "description",
    header: "Description",
    wrap: true,
    className: "min-w-40",
    cell: ({ description }) => description,
  },
  { key: "rate", header: "Rate", align: "end", cell: ({ rate }) => rate },
  { key: "charge", header: "Charge", align: "end", cell: ({ charge }) => charge },
  { key: "handed", header: "Handed", cell: ({ handed }) => handedLabel(handed) },
  { key: "sex", header: "Sex", cell: ({ sex }) => sexLabel(sex) },
];

function Quantity({ club }: { club: RentalClub }) {
  const field = useText(`rental_clubs.${club.id}`);
  return <NumberInput {...field} label={`Quantity of ${club.brand} ${club.description}`} labelHidden align="end" />;
}

/** The rented clubs in a line, else the ones to choose from. */
function summaryOf(snapshot: BookingSnapshot): string {
  const { context, value } = snapshot;
  if (value.rentalClubs === "loading") return "Loading…";
  if (value.rentalClubs === "failed") return "The rental clubs could not be loaded.";
  if (context.rental_clubs.length === 0) return value.rentalClubs === "loaded" ? messages.noRentalClubs : "";
  const line = selectQuote(snapshot).lines.find(({ rule }) => rule === "rental_clubs");
  if (line !== undefined) return `Rented for $${formatCents(line.amount)}`;
  return context.rental_clubs.length === 1
    ? "1 set to choose from"
    : `${context.rental_clubs.length} sets to choose from`;
}

/** The chosen course's rental clubs (OPS-IBE-28, OPS-IBE-29). Amounts are dollars for one set. */
export function RentalClubsPanel() {
  const booking = useBookingActor();
  const clubs = useBooking(({ context }) => context.rental_clubs);
  const state = useBooking(({ value }) => value.rentalClubs);
  const summary = useBooking(summaryOf);
  const isRefused = useBooking((snapshot) =>
    snapshot.context.rental_clubs.some(({ id }) => messageText(snapshot, `rental_clubs.${id}`) !== undefined),
  );
  const hasRented = useWorkedOut(({ context }) =>
    Object.values(context.draft.rental_clubs).some((typed) => typed !== ""),
  );
  const hasFailed = state === "failed";
  return (
    <FoldingPanel
      heading="Rental clubs"
      flush
      className="xl:col-span-2"
      mustOpen={isRefused || hasRented}
      summary={
        <>
          {summary}
          {hasFailed && (
            <Button size="small" className="ml-2" onClick={() => booking.send({ type: "rentalClubs.retried" })}>
              Try again
            </Button>
          )}
        </>
      }
    >
      <Table
        label="Rental clubs"
        columns={columns}
        rows={clubs}
        rowKey={({ id }) => id}
        loading={state === "loading"}
        skeletonRows={2}
        empty={hasFailed ? "The rental clubs could not be loaded." : messages.noRentalClubs}
        className="max-h-80"
      />
    </FoldingPanel>
  );
}
