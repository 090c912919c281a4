import { useQuery } from "@tanstack/react-query";
import { fullName } from "@teedesk/domain";
import { Alert, Button, ConfirmDialog, Link, Panel, ValueChoice } from "@teedesk/ui";
import { useEffect, useRef, useState } from "react";
import { linesOf } from "../../flows/apiResult.ts";
import { Waiting } from "../../messages/Waiting.tsx";
import { paths } from "../../navigation/paths.ts";
import { ReadFailure } from "../../queries/ReadFailure.tsx";
import { customerRecord } from "../../resources/customers/customer.record.tsx";
import { useServices } from "../../services/services.tsx";
import { type CustomerField, type CustomerMergePlan, mergeCustomers, mergePlanQuery } from "./merge.api.ts";
import { movesText } from "./mergeText.ts";

/** The customer whose value of a field stays. */
type Side = "customer" | "merged";

/** A chosen value: the choice ends when someone changes it. */
type Choice = { readonly side: Side; readonly value: string };

const { labels } = customerRecord;

/** In the order of the form. */
const fields: readonly CustomerField[] = [
  "first_name",
  "last_name",
  "email",
  "primary_phone",
  "mobile_phone",
  "address",
  "address_2",
  "address_3",
  "city",
  "subdivision",
  "postcode",
  "country_alpha2",
  "legacy_address",
];

const valueOf = (customer: CustomerMergePlan[Side], field: CustomerField): string => customer[field] ?? "";

type MergePanelProps = {
  /** The customer who stays, and the one who is merged into them. */
  readonly id: number;
  readonly mergedId: number;
  readonly onMerged: (outcome: string) => void;
};

/** Two customers side by side: what stays of each is chosen field by field before they are merged (DECISION-64). */
export function MergePanel({ id, mergedId, onMerged }: MergePanelProps) {
  const { api } = useServices();
  const { data, error, refetch } = useQuery(mergePlanQuery(api, id, mergedId));
  // Of a later read that fails the customers as they were shown stay, with what was chosen.
  if (data === undefined && error !== null)
    return <ReadFailure what="The two customers" error={error} retry={() => void refetch()} />;
  if (data === undefined) return <Waiting />;
  return <Choices plan={data} onMerged={onMerged} lookAgain={async () => void (await refetch())} />;
}

type ChoicesProps = {
  readonly plan: CustomerMergePlan;
  readonly onMerged: (outcome: string) => void;
  readonly lookAgain: () => Promise<void>;
};

function Choices({ plan, onMerged, lookAgain }: ChoicesProps) {
  const { api } = useServices();
  const { customer, merged, is_likely, reason, moves } = plan;
  const [chosen, setChosen] = useState<Partial<Readonly<Record<CustomerField, Choice>>>>({});
  const [isAsking, setIsAsking] = useState(false);
  const [isBusy, setIsBusy] = useState(false);
  const [refusal, setRefusal] = useState("");
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    box.current?.querySelector<HTMLElement>("input:checked, button")?.focus({ preventScroll: true });
  }, []);
  const differing = fields.filter((field) => valueOf(customer, field) !== valueOf(merged, field));
  // A value rather than none, unless it was chosen otherwise.
  const sideOf = (field: CustomerField): Side => {
    const choice = chosen[field];
    if (choice !== undefined && valueOf(plan[choice.side], field) === choice.value) return choice.side;
    return valueOf(customer, field) === "" ? "merged" : "customer";
  };
  const [name, mergedName] = [customer, merged].map((one) => `${fullName(one)} (${one.id})`);

  const merge = async () => {
    setIsAsking(false);
    setIsBusy(true);
    const made = await mergeCustomers(api, {
      id: customer.id,
      lock_version: customer.lock_version,
      merged_id: merged.id,
      merged_lock_version: merged.lock_version,
      fields: differing.filter((field) => sideOf(field) === "merged"),
    });
    setIsBusy(false);
    if (made.kind === "ok")
      return onMerged(`${mergedName} was merged into ${name}. ${movesText(made.value.moves)} moved.`);
    setRefusal(linesOf(made).message || "No response. Merge them again: they are merged once.");
    if (made.kind === "conflict") await lookAgain();
  };
  return (
    <Panel heading={`Merge ${mergedName} into ${name}`}>
      <div ref={box} className="flex flex-col gap-4">
        <Alert tone={is_likely ? "info" : "warning"}>{reason}</Alert>
        {differing.map((field) => (
          <ValueChoice<Side>
            key={field}
            name={`merge.${field}`}
            label={labels[field]}
            values={[
              { side: "customer", source: `Customer ${customer.id}`, value: valueOf(customer, field) },
              { side: "merged", source: `Customer ${merged.id}`, value: valueOf(merged, field) },
            ]}
            chosen={sideOf(field)}
            onChoose={(side) => setChosen({ ...chosen, [field]: { side, value: valueOf(plan[side], field) } })}
          />
        ))}
        <p>
          {differing.length === 0 && "All fields are the same. "}
          {movesText(moves)} will be moved, and customer {merged.id} will lead to customer {customer.id}. Receipts and
          figures of the past stay as they are.
        </p>
        {refusal !== "" && <Alert tone="warning">{refusal}</Alert>}
        <div className="flex flex-wrap items-center gap-4">
          <Button data-acts kind="primary" busy={isBusy} onClick={() => setIsAsking(true)}>
            Merge
          </Button>
          <Link href={paths.customerDuplicates(merged.id, customer.id)}>Merge the other way round</Link>
        </div>
      </div>
      <ConfirmDialog
        open={isAsking}
        title={is_likely ? "Merge the two customers?" : "Are they the same person?"}
        confirm="Merge"
        onConfirm={() => void merge()}
        onDismiss={() => setIsAsking(false)}
      >
        {mergedName} becomes {name}. {!is_likely && reason} The merge can be undone on this page until either of them is
        changed.
      </ConfirmDialog>
    </Panel>
  );
}
