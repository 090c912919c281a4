import type { TeeTimeTerms } from "@teedesk/domain";
import { type Definition, DefinitionList, FoldingPanel } from "@teedesk/ui";
import { decimalText } from "../../format/amountText.ts";
import { momentIn } from "../../format/businessTime.ts";
import { useServices } from "../../services/services.tsx";

const summaries: Readonly<Record<TeeTimeTerms["taken_for"], string>> = {
  sale: "as sold",
  "course change": "as its course changed",
  migration: "taken after the sale",
};

/** The reason and the moment of the terms. */
const sources: Readonly<Record<TeeTimeTerms["taken_for"], (when: string) => string>> = {
  sale: (when) => `It was sold at these terms on ${when}.`,
  "course change": (when) => `It took these terms when it moved to another course on ${when}.`,
  migration: (when) => `It was sold before terms were kept: these are what its rate said on ${when}.`,
};

/** The terms that hold for a tee time, folded: they matter when somebody asks why an amount is what it is. */
export function TermsPanel({ terms }: { readonly terms: TeeTimeTerms }) {
  const { config } = useServices();
  return (
    <FoldingPanel heading="Terms of this sale" summary={summaries[terms.taken_for]}>
      <p className="mb-2 text-sm text-ink-muted">
        {sources[terms.taken_for](momentIn(config, terms.taken_at))} Later changes of the rate do not alter them.
      </p>
      <DefinitionList items={termsItems(terms)} />
    </FoldingPanel>
  );
}

const dollars = (amount: string): string => (amount === "" ? "" : `$${decimalText(amount)}`);

function termsItems({ rate, is_cost_known, rule_set }: TeeTimeTerms): readonly Definition[] {
  const version = { label: "Rules", value: rule_set === "" ? "version not known" : `version ${rule_set}` };
  if (rate === null) return [{ label: "Rate", value: "none" }, version];
  return [
    { label: "Rate", value: `${dollars(rate.rate)} per player` },
    { label: "Service Fee", value: rate.service_fee },
    { label: "Wholesale Rate", value: is_cost_known ? dollars(rate.wholesale_rate) : "not known" },
    { label: "Commission", value: rate.commission },
    { label: "Max Refund", value: dollars(rate.max_refund) },
    { label: "Non Refundable Amount", value: dollars(rate.non_refundable) },
    { label: "Cancel Hours", value: String(rate.cancel_hours) },
    version,
  ];
}
