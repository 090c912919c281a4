import type { Handlers } from "../../contract/contract.ts";
import { discounts } from "../../db/schema/discounts.ts";
import { giftCertificates } from "../../db/schema/giftCertificates.ts";
import { teeTimes } from "../../db/schema/teeTimes.ts";
import { transactionItems } from "../../db/schema/transactionItems.ts";
import type { Services } from "../../services.ts";
import { encodeTransactionRecord } from "../../teeTime/encodeTransactionRecord.ts";
import { findRecordsOf, findSaleId, type Owner } from "./transactionRecords.repository.ts";

type TransactionHandlers = Pick<
  Handlers,
  "getTeeTimeTransactions" | "listGiftCertificateTransactions" | "listDiscountTransactions"
>;

const teeTime: Owner = { table: teeTimes, column: transactionItems.tee_time_id };
const giftCertificate: Owner = { table: giftCertificates, column: transactionItems.gift_certificate_id };
const discount: Owner = { table: discounts, column: transactionItems.golf_discount_id };

/** The transactions of a tee time, a gift certificate and a discount: ADM-TXN-08. */
export function transactionRecordHandlers({ db }: Services): TransactionHandlers {
  const listOf = async (owner: Owner, id: number) => (await findRecordsOf(db, owner, id)).map(encodeTransactionRecord);

  return {
    /** The sale, and after it the other records, the oldest first; specified consoles read the sale alone (UNCLEAR-57). */
    async getTeeTimeTransactions({ path }) {
      const records = (await listOf(teeTime, path.id)).toReversed();
      const sale_id = await findSaleId(db, path.id);
      const sale = records.find(({ id }) => id === sale_id);
      return sale === undefined ? null : { ...sale, later_records: records.filter((record) => record !== sale) };
    },

    listGiftCertificateTransactions: ({ path }) => listOf(giftCertificate, path.id),
    listDiscountTransactions: ({ path }) => listOf(discount, path.id),
  };
}
