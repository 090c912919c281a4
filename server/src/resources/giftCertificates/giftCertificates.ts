import { giftCertificateForm, type LocalDate } from "@teedesk/domain";
import { and, eq, or } from "drizzle-orm";
import type { Config } from "../../config/config.ts";
import type { Handlers, Query } from "../../contract/contract.ts";
import type { Database } from "../../db/database.ts";
import { firstOf, lower } from "../../db/schema/columns.ts";
import { customers, giftCertificates } from "../../db/schema/index.ts";
import { instantsIn } from "../../platform/businessDay.ts";
import { centsOf } from "../../records/columns.ts";
import { firstPageByParent } from "../../records/firstPageByParent.ts";
import { amounting, containing, ignoringCase } from "../../records/listing.ts";
import { type ResourceHandlers, tableResource } from "../../records/tableResource.ts";
import type { Services } from "../../services.ts";
import { limitOf } from "../../session/limitOf.ts";
import { certificateInHistory } from "./certificateInHistory.ts";
import { certificateRows, findCertificate, listedCertificates, purchaser } from "./certificateRows.ts";
import { changePerson } from "./changePerson.ts";
import { askingAboveLimit, refuseAboveLimit } from "./correctionLimit.ts";
import { correctSale } from "./correctSale.ts";
import { enterCorrection, findLedger } from "./ledger.ts";

type Asked = Query<"listGiftCertificates">;

const { customer_id, recipient_id, created_at, serial, raw_balance, sold_for_cents, email_delivery, internal_memo } =
  giftCertificates;
const { first_name, last_name, email } = purchaser;
const texts = { first_name, last_name, email, serial, internal_memo };
/** The purchaser's texts in the customers' own table. */
const purchaserTexts = {
  id: giftCertificates.id,
  by: customer_id,
  to: customers.id,
  sorts: ignoringCase({ first_name: customers.first_name, last_name: customers.last_name, email: customers.email }),
};
const amounts = { value: sold_for_cents, balance: raw_balance };

/** The gift certificates of a business: its time zone decides the day of a sale, its limit the corrections of agents. */
export const certificatesIn = ({
  names: { business_time_zone: timeZone },
  agentCorrectionLimit,
}: Pick<Config, "names" | "agentCorrectionLimit">) =>
  tableResource<Asked>()({
    entity: "gift_certificate",
    table: giftCertificates,
    form: giftCertificateForm,
    shown: certificateRows,
    listed: listedCertificates,
    filters: {
      customer_id: (id) => or(eq(customer_id, id), eq(recipient_id, id)),
      created_at: (days) => and(...instantsIn(created_at, days, timeZone)),
      ...containing(texts),
      ...amounting(amounts),
      email_delivery,
    },
    sorts: {
      created_at,
      ...ignoringCase(texts),
      internal_memo: lower(firstOf(internal_memo)),
      ...amounts,
      email_delivery,
    },
    order: ["-created_at"],
    among: (asked, upTo) => firstPageByParent(purchaserTexts, asked, upTo),
    row: ({ course, balance, transaction_item: _sale, reason: _reason, ...certificate }) => ({
      ...certificate,
      golf_course_id: course?.id ?? null,
      raw_balance: centsOf(balance),
    }),
    changing: async (tx, { staff, before, input }) => {
      if (input === null) return;
      const asked = {
        id: before.id,
        balance_before: centsOf(before.balance),
        balance: centsOf(input.balance),
        value_before: before.transaction_item?.total ?? null,
        value: input.transaction_item.total,
        reason: input.reason,
      };
      await refuseAboveLimit(tx, asked, { staff, limit: limitOf(staff, agentCorrectionLimit) });
    },
    stored: async (tx, id, { transaction_item: { total }, reason }, staff) => {
      const correction = { staff, reason };
      await enterCorrection(tx, id, correction);
      await correctSale(tx, id, { ...correction, total });
    },
    inHistory: certificateInHistory,
    constraints: {
      gift_certificates_serial: {
        path: "serial",
        code: "code_taken",
        unique: { kind: "gift_certificate", table: giftCertificates, name: serial, value: lower(serial) },
      },
      gift_certificates_golf_course_id_golf_courses_id_fk: { path: "course", code: "course_missing" },
    },
  });

/** CALC-22: `daily` is today's sales, `monthly` this month's; the filter on the day narrows it further. */
function soldIn({ filters = {}, query_type }: Pick<Asked, "filters" | "query_type">, today: LocalDate) {
  if (query_type === undefined) return { filters };
  const [from, to] = filters.created_at ?? ["", ""];
  const first = query_type === "daily" ? today : `${today.slice(0, 7)}-01`;
  const created_at: [string, string] = [from > first ? from : first, to === "" || to > today ? today : to];
  return { filters: { ...filters, created_at } };
}

type CertificateHandlers = Omit<
  ResourceHandlers<"GiftCertificate">,
  "createGiftCertificate" | "deleteGiftCertificate"
> &
  Pick<Handlers, "changeGiftCertificatePurchaser" | "changeGiftCertificateRecipient" | "getGiftCertificateLedger">;

/** Gift certificates (ADM-GC), which are sold elsewhere and never deleted (UNCLEAR-39). */
export function giftCertificateHandlers({ db, clock, config }: Services): CertificateHandlers {
  const certificates = certificatesIn(config);
  const records = certificates(db);
  const reads = { find: findCertificate, show: (tx: Database, id: number) => certificates(tx).show(id) };
  return {
    listGiftCertificates: ({ query }) => records.list({ ...query, ...soldIn(query, clock.today()) }),
    countGiftCertificates: ({ query }) => records.count(soldIn(query, clock.today())),
    getGiftCertificate: ({ path }) => records.show(path.id),
    updateGiftCertificate: ({ body, staff }) =>
      askingAboveLimit(db, staff, () => records.update(staff, body.id, body.gift_certificate)),
    getGiftCertificateLedger: ({ path }) => findLedger(db, path.id),
    changeGiftCertificatePurchaser: ({ path, body, staff }) =>
      changePerson(db, reads, { who: "purchaser", path, body, person_id: body.purchaser_id, staff }),
    changeGiftCertificateRecipient: ({ path, body, staff }) =>
      changePerson(db, reads, { who: "recipient", path, body, person_id: body.recipient_id, staff }),
  };
}
