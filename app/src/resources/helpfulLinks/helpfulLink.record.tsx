import { helpfulLinkForm, helpfulLinkTypes } from "@teedesk/domain";
import { NumberInput, optionsOf, RadioGroup } from "@teedesk/ui";
import { FormPanel } from "../../editing/FormPanel.tsx";
import { recordFields } from "../../editing/recordFields.ts";
import { paths } from "../../navigation/paths.ts";
import { record } from "../../resource/record.ts";
import { helpfulLinkCalls } from "./helpfulLink.api.ts";

/** ADM-LINK-04 to ADM-LINK-07. */
const { TextField, table } = recordFields(helpfulLinkForm, {
  url: "URL",
  description: "Description",
  type: { label: "Type", options: optionsOf(helpfulLinkTypes) },
  order: "Order",
});

function HelpfulLinkFields() {
  return (
    <FormPanel heading="Helpful link" className="max-w-3xl">
      <TextField name="description" className="lg:col-span-2" />
      <TextField name="url" kind="url" className="lg:col-span-2" />
      <TextField name="type" as={RadioGroup} />
      <TextField name="order" as={NumberInput} hint="The lowest comes first." />
    </FormPanel>
  );
}

export const helpfulLinkRecord = record({
  ...table,
  name: "helpful_link",
  paths: { list: paths.helpfulLinks, record: paths.helpfulLink },
  may: { create: "createHelpfulLink", save: "updateHelpfulLink", remove: "deleteHelpfulLink" },
  titleOf: ({ description }) => description,
  Fields: HelpfulLinkFields,
  calls: helpfulLinkCalls,
});
