import { type Definition, DefinitionList } from "@teedesk/ui";
import type { Schema } from "../../api/contract.ts";
import { decimalText } from "../../format/amountText.ts";
import { momentIn } from "../../format/businessTime.ts";
import { dayText } from "../../format/dayText.ts";
import { dollarsText } from "../../format/dollarsText.ts";
import { useServices } from "../../services/services.tsx";
import type { Proof } from "./proof.api.ts";
import { ProofMoment, ProofSection } from "./proofParts.tsx";

type Terms = Schema<"ProofTerms">;

/** The tee time as it was agreed and as it is, and the terms that it was sold at. */
export function ProofAgreement({ proof: { agreed, present, terms, doubts } }: { readonly proof: Proof }) {
  return (
    <>
      <ProofSection heading="Agreed at the booking">
        <DefinitionList items={factItems(agreed)} />
        {doubts !== null && (
          <p>
            The agent was asked about and confirmed:{" "}
            {doubts.doubts.map((doubt) => doubt.replaceAll("_", " ")).join(", ")} (
            <ProofMoment instant={doubts.confirmed_at} />
            ).
          </p>
        )}
      </ProofSection>
      {terms.map((one) => (
        <TermsSection key={one.taken_at} terms={one} />
      ))}
      <ProofSection heading="As it is stored now">
        <DefinitionList
          items={[
            ...factItems(present),
            { label: "Confirmation", value: present.confirmation },
            { label: "Status", value: present.status },
            ...(present.canceled_at === null
              ? []
              : [{ label: "Canceled", value: <ProofMoment instant={present.canceled_at} /> }]),
          ]}
        />
      </ProofSection>
    </>
  );
}

const factItems = (facts: Schema<"ProofFacts">): readonly Definition[] => [
  { label: "Course", value: facts.course_name },
  { label: "Play", value: `${dayText(facts.play_date)} ${facts.play_time}` },
  { label: "Players", value: String(facts.players) },
  { label: "Name", value: facts.customer_name },
];

const headings: Readonly<Record<Terms["taken_for"], string>> = {
  sale: "Cancelation terms, as sold",
  "course change": "Cancelation terms since another course",
  migration: "Cancelation terms, stored after the sale",
};

function TermsSection({ terms }: { readonly terms: Terms }) {
  const { config } = useServices();
  return (
    <ProofSection heading={headings[terms.taken_for]}>
      {terms.taken_for === "migration" && (
        <p>It was sold before terms were stored: these are what its rate said on {momentIn(config, terms.taken_at)}.</p>
      )}
      <DefinitionList items={termsItems(terms)} />
    </ProofSection>
  );
}

const perPlayer = (dollars: string): string => (dollars === "" ? "" : `$${decimalText(dollars)} per player`);

const feeText = (fee: Schema<"ProofRate">["service_fee"]): string => {
  if (fee === null) return "none";
  return typeof fee === "number" ? `${fee} %` : perPlayer(fee);
};

function termsItems({ taken_at, rate, refundable_until, standard_refund, rule_set }: Terms): readonly Definition[] {
  const source = [
    { label: "Stored", value: <ProofMoment instant={taken_at} /> },
    { label: "Rules", value: rule_set === null ? "version not known" : `version ${rule_set}` },
  ];
  if (rate === null) return [{ label: "Rate", value: "none, so no terms of cancelation" }, ...source];
  return [
    { label: "Cancel by", value: refundable_until === null ? "" : <ProofMoment instant={refundable_until} /> },
    { label: "Refund until then", value: standard_refund === null ? "" : dollarsText(standard_refund) },
    { label: "Notice", value: `${rate.cancel_hours} hours before play` },
    { label: "Not refundable", value: perPlayer(rate.non_refundable) },
    { label: "Refund at most", value: perPlayer(rate.max_refund) },
    { label: "Rate", value: perPlayer(rate.rate) },
    { label: "Service fee", value: feeText(rate.service_fee) },
    ...source,
  ];
}
