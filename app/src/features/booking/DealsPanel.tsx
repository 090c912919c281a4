import { dealUrl, recordId } from "@teedesk/domain";
import { Button, type Column, FoldingPanel, Link, Radio, Table, TextInput } from "@teedesk/ui";
import { messages } from "../../messages/messages.ts";
import { useText } from "./bookingFields.ts";
import { useBooking, useBookingActor } from "./useBooking.tsx";

type DealRow = { readonly id: string; readonly title: string; readonly url: string | null };

const columns: readonly Column<DealRow>[] = [
  { key: "select", header: "Select", cell: (deal) => <SelectDeal {...deal} /> },
  { key: "title", header: "Title", wrap: true, cell: ({ title }) => title },
  { key: "view", header: "View", cell: (deal) => <ViewDeal {...deal} /> },
];

function SelectDeal({ id, title }: DealRow) {
  const { value, onChange } = useText("deal_id");
  return (
    <Radio name="deal" label={`Select ${title}`} labelHidden value={id} checked={value === id} onChange={onChange} />
  );
}

function ViewDeal({ url, title }: DealRow) {
  if (url === null) return null;
  return (
    <Link href={url} external aria-label={`View ${title}`}>
      View
    </Link>
  );
}

/** The booking's deal in the external CRM (OPS-IBE-24, OPS-IBE-27, OPS-IBE-39 to 41). */
export function DealsPanel() {
  const booking = useBookingActor();
  const field = useText("deal_id");
  const { deals, view_url } = useBooking(({ context }) => context.deals);
  const state = useBooking(({ value }) => value.deals);
  const find = () => booking.send({ type: "deals.requested" });

  const isNoNumber = field.value.trim() !== "" && recordId(field.value.trim()) === null;
  const rows = deals.map((deal) => ({ id: String(deal.id), title: deal.title, url: dealUrl(deal, view_url) }));
  const search = (
    <Button busy={state === "loading"} onClick={find}>
      Find or match deals
    </Button>
  );
  return (
    <FoldingPanel
      heading="Deal"
      className="xl:col-span-2"
      mustOpen={field.value !== "" || field.error !== undefined || state !== "idle"}
      actions={search}
      summary={field.value === "" ? "None chosen" : field.value}
    >
      <TextInput
        {...field}
        error={state === "failed" ? "The deals could not be searched. Try again." : field.error}
        hint={isNoNumber ? "This deal is not attached yet. Choose one below, or enter its number." : undefined}
        onEnter={find}
        action={search}
      />
      {state === "loading" && <output className="mt-2 block text-sm text-ink-muted">{messages.pleaseWait}</output>}
      {state === "loaded" && (
        <div className="mt-2">
          <Table label="Deals" columns={columns} rows={rows} rowKey={({ id }) => id} empty="No deals match." />
        </div>
      )}
    </FoldingPanel>
  );
}
