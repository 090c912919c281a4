import { type HelpfulLinkDraft, helpfulLinkForm } from "@teedesk/domain";
import { FormGrid, NumberInput, Panel, RadioGroup } from "@teedesk/ui";
import { formFields, type Labels } from "../../editing/formFields.tsx";
import { optionName } from "../../editing/valueIn.tsx";
import { paths } from "../../navigation/paths.ts";
import { record } from "../../resource/record.ts";
import { helpfulLinkCalls } from "./helpfulLink.api.ts";
import { helpfulLinkTypeOptions } from "./helpfulLinkTypes.ts";

/** ADM-LINK-04 to ADM-LINK-07. */
const helpfulLinkLabels: Labels<HelpfulLinkDraft> = {
  url: "URL",
  description: "Description",
  type: "Type",
  order: "Order",
};

const { TextField } = formFields(helpfulLinkLabels);

function HelpfulLinkFields() {
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

export const helpfulLinkRecord = record({
  name: "helpful_link",
  paths: { list: paths.helpfulLinks, record: paths.helpfulLink },
  may: { create: "createHelpfulLink", save: "updateHelpfulLink", remove: "deleteHelpfulLink" },
  titleOf: ({ description }) => description,
  form: helpfulLinkForm,
  labels: helpfulLinkLabels,
  names: { type: optionName(() => ({ options: helpfulLinkTypeOptions })) },
  Fields: HelpfulLinkFields,
  calls: helpfulLinkCalls,
});
