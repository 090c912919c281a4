import { giftCertificateSalesForm } from "@teedesk/domain";
import { eq } from "drizzle-orm";
import type { Handlers } from "../../contract/contract.ts";
import type { Database } from "../../db/database.ts";
import { giftCertificateSales } from "../../db/schema/giftCertificates.ts";
import { type ListQuery } from "../../records/listing.ts";
import { tableResource } from "../../records/tableResource.ts";
import type { Services } from "../../services.ts";

const { discount, lock_version } = giftCertificateSales;

/** The one row of the table. */
const single = 1;

const sales = tableResource<ListQuery>()({
  entity: "gift_certificate_sales",
  table: giftCertificateSales,
  form: giftCertificateSalesForm,
  shown: (db) => db.select({ discount, lock_version }).from(giftCertificateSales).$dynamic(),
  filters: {},
  sorts: {},
  order: [],
  row: (configuration) => configuration,
});

/** Makes the row at version 0, like one that was never changed. */
const begin = (db: Database) => db.insert(giftCertificateSales).values({ id: single }).onConflictDoNothing();

type SalesHandlers = Pick<Handlers, "getGiftCertificateSalesConfiguration" | "updateGiftCertificateSalesConfiguration">;

/** The sales configuration (ADM-SALES-03): the discount on a gift certificate's price. */
export function giftCertificateSalesHandlers({ db }: Services): SalesHandlers {
  return {
    async getGiftCertificateSalesConfiguration() {
      const [stored] = await db
        .select({ discount, lock_version })
        .from(giftCertificateSales)
        .where(eq(giftCertificateSales.id, single));
      return stored ?? { discount: 0, lock_version: 0 };
    },

    async updateGiftCertificateSalesConfiguration({ body, staff }) {
      await begin(db);
      return sales(db).update(staff, single, body.saleConfiguration);
    },
  };
}
