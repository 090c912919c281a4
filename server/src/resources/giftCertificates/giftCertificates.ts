import { giftCertificateForm, type LocalDate } from "@teedesk/domain";
import { and, desc, eq, or, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import type { Handlers, Query } from "../../contract/contract.ts";
import type { Database } from "../../db/database.ts";
import { lower } from "../../db/schema/columns.ts";
import { customers, giftCertificates, golfCourses } from "../../db/schema/index.ts";
import { instantsIn } from "../../platform/businessDay.ts";
import { notFound } from "../../platform/refusal.ts";
import { centsOf, columnsOf, decimal, instantText } from "../../records/columns.ts";
import { contains, isAmount } from "../../records/listing.ts";
import { type ResourceHandlers, tableResource } from "../../records/tableResource.ts";
import { soldFor } from "../../sales/certificates.ts";
import type { Services } from "../../services.ts";
import { certificateTold } from "./certificateTold.ts";
import { changePerson } from "./changePerson.ts";
import { correctSale } from "./correctSale.ts";
import { enterCorrection, findLedger } from "./ledger.ts";

type Asked = Query<"listGiftCertificates">;

const { golf_course_id, customer_id, recipient_id, ...shown } = columnsOf(giftCertificates);
const { created_at } = giftCertificates;
const { serial, raw_balance, email_delivery, internal_memo } = shown;
const [purchaser, recipient] = [alias(customers, "purchaser"), alias(customers, "recipient")];
const { first_name, last_name, email } = purchaser;

const columns = {
  ...shown,
  created_at: instantText(created_at),
  balance: decimal(raw_balance),
  transaction_item: sql<{
    total: number;
  } | null>`(select json_build_object('total', sold.total) from ${soldFor} as sold(total) where sold.total is not null)`,
  course: { id: golfCourses.id, course_name: golfCourses.course_name },
  customer: { id: purchaser.id, first_name, last_name, email },
  recipient: {
    id: recipient.id,
    first_name: recipient.first_name,
    last_name: recipient.last_name,
    email: recipient.email,
  },
};

const shownRows = (db: Database) =>
  db
    .select(columns)
    .from(giftCertificates)
    .leftJoin(golfCourses, eq(golfCourses.id, golf_course_id))
    .leftJoin(purchaser, eq(purchaser.id, customer_id))
    .leftJoin(recipient, eq(recipient.id, recipient_id));

/** The certificate with a serial, in whatever case. Throws 404 when there is none. */
export async function findCertificate(db: Database, sought: string) {
  const [found] = await shownRows(db).where(eq(lower(serial), sought.toLowerCase()));
  if (found === undefined) throw notFound();
  return found;
}

/** The gift certificates of a business; its time zone says on which day one was sold. */
const certificatesIn = (timeZone: string) =>
  tableResource<Asked>()({
    entity: "gift_certificate",
    table: giftCertificates,
    form: giftCertificateForm,
    shown: (db) => shownRows(db).$dynamic(),
    filters: {
      customer_id: (id) => or(eq(customer_id, id), eq(recipient_id, id)),
      created_at: (days) => and(...instantsIn(created_at, days, timeZone)),
      first_name: (text) => contains(first_name, text),
      last_name: (text) => contains(last_name, text),
      email: (text) => contains(email, text),
      serial: (text) => contains(serial, text),
      value: (typed) => isAmount(soldFor, typed),
      balance: (typed) => isAmount(raw_balance, typed),
      email_delivery: (wanted) => eq(email_delivery, wanted),
      internal_memo: (text) => contains(internal_memo, text),
    },
    sorts: {
      created_at,
      first_name: lower(first_name),
      last_name: lower(last_name),
      email: lower(email),
      serial: lower(serial),
      value: soldFor,
      balance: raw_balance,
      email_delivery,
      internal_memo: lower(internal_memo),
    },
    order: [desc(created_at)],
    row: ({ course, balance, transaction_item: _sale, ...certificate }) => ({
      ...certificate,
      golf_course_id: course?.id ?? null,
      raw_balance: centsOf(balance),
    }),
    stored: async (tx, id, { transaction_item: { total } }, staff) => {
      await enterCorrection(tx, id, staff);
      await correctSale(tx, id, total);
    },
    told: certificateTold,
    constraints: {
      gift_certificates_serial: { path: "serial", code: "code_taken" },
      gift_certificates_golf_course_id_golf_courses_id_fk: { path: "course", code: "course_missing" },
    },
  });

/** CALC-22: `daily` is what was sold today, `monthly` what was sold this month; the filter on the day narrows it further. */
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

/** Gift certificates (ADM-GC): they are sold elsewhere, and never deleted (UNCLEAR-39). */
export function giftCertificateHandlers({ db, clock, config }: Services): CertificateHandlers {
  const certificates = certificatesIn(config.names.business_time_zone);
  const records = certificates(db);
  const reads = { find: findCertificate, show: (tx: Database, id: number) => certificates(tx).show(id) };
  return {
    listGiftCertificates: ({ query }) => records.list({ ...query, ...soldIn(query, clock.today()) }),
    countGiftCertificates: ({ query }) => records.count(soldIn(query, clock.today())),
    getGiftCertificate: ({ path }) => records.show(path.id),
    updateGiftCertificate: ({ body, staff }) => records.update(staff, body.id, body.gift_certificate),
    getGiftCertificateLedger: ({ path }) => findLedger(db, path.id),
    changeGiftCertificatePurchaser: ({ path, body, staff }) =>
      changePerson(db, reads, { who: "purchaser", path, body, person_id: body.purchaser_id, staff }),
    changeGiftCertificateRecipient: ({ path, body, staff }) =>
      changePerson(db, reads, { who: "recipient", path, body, person_id: body.recipient_id, staff }),
  };
}
