import { Button, type Column, Table } from "@teedesk/ui";
import { amountText } from "../../format/amountText.ts";
import { heldText } from "../../format/seatText.ts";
import { useServices } from "../../services/services.tsx";
import type { Offer } from "./offer.api.ts";
import { offerDay, whyText } from "./offerTexts.ts";

/** An offer as a row: with what the wish adds, and the row's part in the choice by keys. */
type Row = {
  readonly offer: Offer;
  /** The sentence to read aloud. */
  readonly spoken: string;
  readonly isNear: boolean;
  readonly isChosen: boolean;
  readonly choose: () => void;
  readonly take: () => void;
};

/** One of the buttons is in the order of Tab; the arrow keys lead to the others. */
function Take({ spoken, isChosen, choose, take }: Row) {
  return (
    <Button
      size="small"
      data-offer
      tabIndex={isChosen ? 0 : -1}
      aria-label={`Take ${spoken}`}
      onFocus={choose}
      onClick={take}
    >
      Take
    </Button>
  );
}

function Seats({ offer: { free, seen, holds } }: Row) {
  const { config } = useServices();
  const others = holds.filter(({ is_own }) => !is_own);
  return (
    <span className="flex flex-wrap items-baseline gap-x-2">
      <span className="whitespace-nowrap">
        {free} of {seen} left
      </span>
      {others.length > 0 && (
        <span className="text-xs text-ink-muted">{others.map((hold) => heldText(config, hold)).join("; ")}</span>
      )}
    </span>
  );
}

const amount = (cents: number | undefined): string => (cents === undefined ? "—" : amountText(cents));

const columns: readonly Column<Row>[] = [
  { key: "take", header: "Take", cell: (row) => <Take {...row} /> },
  { key: "course", header: "Course", cell: ({ offer }) => offer.course.course_name, cut: true },
  { key: "day", header: "Day", cell: ({ offer }) => offerDay(offer) },
  { key: "time", header: "Time", cell: ({ offer }) => <strong>{offer.play_time}</strong> },
  { key: "seats", header: "Seats", cell: (row) => <Seats {...row} />, wrap: true, className: "min-w-24" },
  { key: "rate", header: "Rate ($)", cell: ({ offer }) => amount(offer.price?.charge.each), align: "end" },
  { key: "fee", header: "Fee ($)", cell: ({ offer }) => amount(offer.price?.fee.each), align: "end" },
  {
    key: "each",
    header: "Each ($)",
    cell: ({ offer }) => <strong>{amount(offer.price?.total.each)}</strong>,
    align: "end",
  },
  {
    key: "all",
    header: "In all ($)",
    cell: ({ offer }) => <strong>{amount(offer.price?.total.all)}</strong>,
    align: "end",
  },
  { key: "why", header: "Why", cell: ({ offer, isNear }) => whyText(offer, isNear), wrap: true, className: "min-w-28" },
];

type OffersTableProps = {
  readonly rows: readonly Row[];
  readonly isLoading: boolean;
  readonly empty: string;
};

/** The offers, the best first: the rate, fee and total of each player, and the total of all. */
export const OffersTable = ({ rows, isLoading, empty }: OffersTableProps) => (
  <div className="overflow-clip rounded-lg border border-line bg-surface">
    <Table
      label="Offers"
      columns={columns}
      rows={rows}
      rowKey={({ offer }) => offer.id}
      loading={isLoading}
      skeletonRows={8}
      empty={empty}
    />
  </div>
);
