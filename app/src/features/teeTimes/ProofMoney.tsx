import { DefinitionList } from "@teedesk/ui";
import type { Schema } from "../../api/contract.ts";
import { dollarsText } from "../../format/dollarsText.ts";
import type { Proof } from "./proof.api.ts";
import { ProofList, ProofMoment, ProofSection } from "./proofParts.tsx";

const ruleTexts: Readonly<Record<Schema<"ProofQuote">["lines"][number]["rule"], string>> = {
  charge: "Golf",
  rental_clubs: "Rental clubs",
  service_fee: "Service fee",
  discount: "Discount",
  gift_certificate: "Gift certificate",
};

const stateTexts: Readonly<Record<Schema<"ProofPayment">["state"], string>> = {
  authorising: "being authorized",
  owned: "authorized, not charged yet",
  capturing: "being charged",
  captured: "charged",
  voiding: "being given back uncharged",
  voided: "given back uncharged",
};

const stateText = ({ state, refused_at }: Schema<"ProofPayment">): string =>
  state === "capturing" && refused_at ? "refused by the gateway, not charged" : stateTexts[state];

/** A server of the version before sends no such moment. */
const momentItem = (label: string, instant: string | null | undefined) =>
  instant ? [{ label, value: <ProofMoment instant={instant} /> }] : [];

/** The price as it was quoted, the payments at the gateway, and the entries of the books. */
export function ProofMoney({ proof: { quote, payments, transactions } }: { readonly proof: Proof }) {
  return (
    <>
      <ProofSection heading="Price">
        {quote === null ? (
          <p className="text-ink-muted">
            No quote was stored with this sale. The entries of the books have its amounts.
          </p>
        ) : (
          <DefinitionList
            items={[
              ...quote.lines.map(({ rule, amount }) => ({ label: ruleTexts[rule], value: dollarsText(amount) })),
              { label: "Total", value: <span className="font-semibold">{dollarsText(quote.total)}</span> },
            ]}
          />
        )}
      </ProofSection>
      <ProofSection heading="Card payments">
        <ProofList
          rows={payments}
          none="No card was charged."
          keyOf={({ created_at }, index) => `${created_at} ${index}`}
        >
          {(payment) => (
            <DefinitionList
              items={[
                { label: "Asked for", value: <ProofMoment instant={payment.created_at} /> },
                { label: "Amount", value: dollarsText(payment.amount) },
                { label: "Card", value: payment.last4 === null ? "digits not kept" : `ending in ${payment.last4}` },
                { label: "Reference", value: payment.payment_id },
                { label: "State", value: stateText(payment) },
                { label: "Since", value: <ProofMoment instant={payment.settled_at} /> },
                ...momentItem("Refused on", payment.refused_at),
                ...momentItem("Settled otherwise on", payment.seen_to_at),
              ]}
            />
          )}
        </ProofList>
      </ProofSection>
      <ProofSection heading="Entries of the books">
        <ProofList rows={transactions} none="Nothing was entered." keyOf={({ id }) => String(id)}>
          {(entry) => (
            <>
              <p>
                <ProofMoment instant={entry.created_at} />:{" "}
                <span className="font-medium">{dollarsText(entry.total)}</span>
                {entry.payment_id !== null && `, reference ${entry.payment_id}`}
                {entry.staff_user !== null && `, by ${entry.staff_user}`}
                {entry.reason !== "" && `, ${entry.reason}`}
              </p>
              <p className="text-sm text-ink-muted">
                {entry.items.map(({ about, total }) => `${about} ${dollarsText(total)}`).join("; ")}
              </p>
            </>
          )}
        </ProofList>
      </ProofSection>
    </>
  );
}
