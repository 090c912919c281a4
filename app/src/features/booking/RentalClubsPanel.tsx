import type { RentalClub } from "@teedesk/domain";
import { Button, type Column, NumberInput, Panel, Table } from "@teedesk/ui";
import { messages } from "../../messages/messages.ts";
import { useBooking, useBookingActor, useText } from "./useBooking.tsx";

const hands = ["Left", "Right"];
const sexes = ["Male", "Female"];

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
  { key: "handed", header: "Handed", cell: ({ handed }) => hands[handed] ?? "" },
  { key: "sex", header: "Sex", cell: ({ sex }) => sexes[sex] ?? "" },
];

function Quantity({ club }: { club: RentalClub }) {
  const field = useText(`rental_clubs.${club.id}`);
  return <NumberInput label={`Quantity of ${club.brand} ${club.description}`} labelHidden align="end" {...field} />;
}

/** The clubs the chosen course rents out (OPS-IBE-28, OPS-IBE-29). Amounts are dollars for one set. */
export function RentalClubsPanel() {
  const booking = useBookingActor();
  const clubs = useBooking(({ context }) => context.rental_clubs);
  const state = useBooking(({ value }) => value.rentalClubs);
  const hasFailed = state === "failed";
  const retry = (
    <Button size="small" onClick={() => booking.send({ type: "rentalClubs.retried" })}>
      Try again
    </Button>
  );
  return (
    <Panel heading="Rental clubs" flush actions={hasFailed && retry}>
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
    </Panel>
  );
}
