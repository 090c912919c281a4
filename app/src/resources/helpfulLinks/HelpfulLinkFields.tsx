import type { HelpfulLinkDraft } from "@teedesk/domain";
import { FormGrid, NumberInput, optionsOf, Panel, RadioGroup } from "@teedesk/ui";
import { formFields, type Labels } from "../../editing/formFields.tsx";

/** The menus of the top bar (ADM-LINK-19). */
export const helpfulLinkTypes = { helpful: "Helpful", hotel: "Hotel", psgr: "PSGR" } as const;
export const helpfulLinkTypeOptions = optionsOf(helpfulLinkTypes);

/** ADM-LINK-04 to ADM-LINK-07. */
export const helpfulLinkLabels: Labels<HelpfulLinkDraft> = {
  url: "URL",
  description: "Description",
  type: "Type",
  order: "Order",
};

const { TextField } = formFields(helpfulLinkLabels);

export function HelpfulLinkFields() {
  return (
    <Panel heading="Helpful link" className="max-w-3xl">
      <FormGrid>
        <TextField name="description" className="lg:col-span-2" />
        <TextField name="url" type="url" className="lg:col-span-2" />
        <TextField name="type" as={RadioGroup} options={helpfulLinkTypeOptions} />
        <TextField name="order" as={NumberInput} hint="The lowest comes first." />
      </FormGrid>
    </Panel>
  );
}
