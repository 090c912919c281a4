import * as Result from "effect/Result";

/** The kinds of record whose transactions can be looked up (ADM-TXN-08). */
export type TransactionOwner = "TeeTime" | "GiftCertificate" | "GolfDiscount";

export type TransactionIssueCode = "transaction_type_unknown";

const owners: readonly TransactionOwner[] = ["TeeTime", "GiftCertificate", "GolfDiscount"];

/** Reads the type that a transaction list is asked for; no call is made for an unknown one (ADM-TXN-09, MSG-44). */
export const parseTransactionOwner = (type: string): Result.Result<TransactionOwner, TransactionIssueCode> => {
  const owner = owners.find((known) => known === type);
  return owner === undefined ? Result.fail("transaction_type_unknown") : Result.succeed(owner);
};
