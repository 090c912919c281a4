import type { ApiResult } from "@teedesk/domain";
import { LinkButton, Panel } from "@teedesk/ui";
import { useMemo } from "react";
import type { RecordPart } from "../../editing/editableRecord.ts";
import type { ListOf } from "../../listing/list.ts";
import { readList } from "../../listing/listReads.ts";
import type { ReadContext } from "../../navigation/page.ts";
import { paths } from "../../navigation/paths.ts";
import { EmbeddedList } from "../../resource/EmbeddedList.tsx";
import type { Customer } from "../../resources/customers/customer.api.ts";
import { customerRecord } from "../../resources/customers/customer.record.tsx";
import { giftCertificateLists } from "../../resources/giftCertificates/giftCertificate.list.tsx";
import { teeTimeLists } from "../../resources/teeTimes/teeTime.list.tsx";

const none = new URLSearchParams();
const [teeTimes, certificates] = [teeTimeLists(none), giftCertificateLists(none)];
const perPage = 10;

/** A specified server does not know the filter and returns all rows: only those of this customer are shown. */
const ownOf = <Row,>(result: ApiResult<readonly Row[]>, isOwn: (row: Row) => boolean): ApiResult<readonly Row[]> =>
  result.kind === "ok" ? { ...result, value: result.value.filter(isOwn) } : result;

const without = <Column extends { readonly key: string }>(columns: readonly Column[], keys: readonly string[]) =>
  columns.filter(({ key }) => !keys.includes(key));

const bookingsOf = (id: number): ListOf<"listTeeTimes"> => ({
  ...teeTimes,
  label: "Bookings",
  empty: "No bookings.",
  // The columns that fit: the customer is known here, and the rest is on the tee time's page.
  columns: without(teeTimes.columns, [
    "first_name",
    "last_name",
    "created_at",
    "payment_id",
    "agent",
    "notes",
    "internal_notes",
  ]),
  defaults: { ...teeTimes.defaults, sort: [{ key: "play_date", desc: true }], per_page: perPage },
  calls: (api) => {
    const calls = teeTimes.calls(api);
    const isOwn = (row: { readonly customers: readonly { readonly id: number }[] }) =>
      row.customers.some((customer) => customer.id === id);
    return { ...calls, list: async (query, signal) => ownOf(await calls.list(query, signal), isOwn) };
  },
});

const certificatesOf = (id: number): ListOf<"listGiftCertificates"> => ({
  ...certificates,
  label: "Gift certificates",
  empty: "No gift certificates.",
  columns: without(certificates.columns, ["email", "internal_memo"]),
  defaults: { ...certificates.defaults, per_page: perPage },
  calls: (api) => {
    const calls = certificates.calls(api);
    return {
      ...calls,
      list: async (query, signal) =>
        ownOf(
          await calls.list(query, signal),
          ({ customer, recipient }) => customer?.id === id || recipient?.id === id,
        ),
    };
  },
});

/** The bookings and the certificates of a customer. */
function CustomerSales({ record }: { readonly record: Customer }) {
  const { id, lock_version, first_name, last_name, postcode, email } = record;
  const [bookings, bought] = useMemo(() => [bookingsOf(id), certificatesOf(id)] as const, [id]);
  const book = paths.booking({
    ...(first_name ? { providedFirstName: first_name } : {}),
    ...(last_name ? { providedLastName: last_name } : {}),
    ...(postcode ? { providedPostCode: postcode } : {}),
    ...(email ? { providedEmail: email } : {}),
    ...(typeof lock_version === "number" ? { providedCustomerId: id } : {}),
  });
  return (
    <>
      <Panel
        heading="Bookings"
        actions={
          <LinkButton href={book} shortcut="B">
            Book a tee time
          </LinkButton>
        }
        flush
      >
        <EmbeddedList list={bookings} filters={{ customer_id: id }} place="panel" />
      </Panel>
      <Panel heading="Gift certificates" flush>
        <EmbeddedList list={bought} filters={{ customer_id: id }} place="panel" />
      </Panel>
    </>
  );
}

async function readSales({ record: { id } }: RecordPart<Customer>, context: ReadContext) {
  const opened = { ...context, query: "" };
  const own = { customer_id: id };
  await Promise.all([readList(bookingsOf(id), opened, own), readList(certificatesOf(id), opened, own)]);
}

/** The customer's page with the lists of other nouns: tee times and certificates refer to customers, not the reverse. */
export const customerPage = { ...customerRecord, related: { Component: CustomerSales, reads: readSales } };
