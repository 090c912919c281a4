import { DefinitionList } from "@teedesk/ui";
import { useServices } from "../../services/services.tsx";
import { ProofAgreement } from "./ProofAgreement.tsx";
import { ProofEvents } from "./ProofEvents.tsx";
import { ProofMoney } from "./ProofMoney.tsx";
import type { Proof } from "./proof.api.ts";
import { ProofMoment, ProofSection } from "./proofParts.tsx";

/** The document: the same for the same proof, whoever prints it and when. */
export function ProofDocument({ proof }: { readonly proof: Proof }) {
  const { config } = useServices();
  const { customer, agent, booked_at } = proof;
  return (
    <article
      aria-label="Proof"
      className="mx-auto mt-2 flex max-w-4xl flex-col gap-6 rounded-lg border border-line bg-surface px-6 py-5 wrap-anywhere max-sm:px-4 print:mt-0 print:max-w-none print:border-0 print:p-0"
    >
      <header>
        <p className="font-medium text-ink-muted">{config.product_name}</p>
        <h2 className="text-lg font-semibold">Tee time {proof.tee_time_id}</h2>
        <p className="text-sm text-ink-muted">
          What is stored up to <ProofMoment instant={proof.as_of} />. Times are those of {config.business_time_zone},
          with UTC in parentheses.
        </p>
      </header>
      <ProofSection heading="Customer">
        <DefinitionList
          items={[
            { label: "Name", value: customer.name },
            { label: "E-mail", value: customer.email },
            { label: "Phone", value: customer.phones.join(", ") },
            { label: "Address", value: customer.address },
            { label: "Booked", value: <ProofMoment instant={booked_at} /> },
            { label: "By agent", value: agent },
          ]}
        />
      </ProofSection>
      <ProofAgreement proof={proof} />
      <ProofMoney proof={proof} />
      <ProofEvents proof={proof} />
      <footer className="border-t border-line pt-3 text-sm text-ink-muted">
        Printed again, this document is the same until something of the tee time changes. Its fingerprint (SHA-256) is{" "}
        <span className="font-mono">{proof.fingerprint}</span>.
      </footer>
    </article>
  );
}
