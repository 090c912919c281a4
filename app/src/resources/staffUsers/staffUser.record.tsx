import { useQuery } from "@tanstack/react-query";
import { staffUserForm } from "@teedesk/domain";
import { Alert, FormGrid, Panel, PasswordInput, RadioGroup } from "@teedesk/ui";
import type { RecordPart } from "../../editing/editableRecord.ts";
import { FormPanel } from "../../editing/FormPanel.tsx";
import { useFormState } from "../../editing/formStore.ts";
import { recordFields } from "../../editing/recordFields.ts";
import { Moment } from "../../format/Moment.tsx";
import { paths } from "../../navigation/paths.ts";
import { lazyRelated } from "../../resource/lazyPart.tsx";
import { record } from "../../resource/record.ts";
import { useServices } from "../../services/services.tsx";
import { type StaffUser, staffGroups, staffUserCalls } from "./staffUser.api.ts";

/** ADM-USER-10 to ADM-USER-14. */
const { TextField, table } = recordFields(staffUserForm, {
  email: "Email",
  name: "Name",
  password: "Password",
  password_confirmation: "Password Confirmation",
  "admin_user_groups.level": "Group",
});

/** The groups as radio buttons: the existing ones and the person's own. */
function useGroupOptions(own: string | undefined) {
  const { api } = useServices();
  const { data = [] } = useQuery(staffGroups(api));
  const names = own === undefined || data.includes(own) ? data : [own, ...data];
  return names.map((name) => ({ value: name, text: name }));
}

function StaffUserFields({ record }: { readonly record: StaffUser | null }) {
  const { config } = useServices();
  const { readOnly } = useFormState();
  const options = useGroupOptions(record?.admin_user_groups[0]?.level);
  const isNew = record === null;
  return (
    <div className={readOnly ? "grid gap-4" : "grid gap-4 xl:grid-cols-2"}>
      {record?.unused_since != null && (
        <Alert tone="warning" className="xl:col-span-full">
          No one has signed in since <Moment instant={record.unused_since} />, so the password is refused. A new
          password lets them in again; delete a user who has left.
        </Alert>
      )}
      <FormPanel heading="Staff user">
        <TextField name="name" />
        <TextField name="email" kind="email" hint="They sign in with it." />
        <TextField
          name="admin_user_groups.level"
          as={RadioGroup}
          options={options}
          hint="Admins may do everything."
          className="lg:col-span-2"
        />
      </FormPanel>
      {!readOnly && (
        <Panel heading={isNew ? "First password" : "New password"}>
          <FormGrid>
            <TextField
              name="password"
              as={PasswordInput}
              autoComplete="new-password"
              className="lg:col-span-2"
              required={isNew}
              hint={`${config.password_rule}.${isNew ? "" : " Blank keeps the present one."}`}
            />
            <TextField
              name="password_confirmation"
              as={PasswordInput}
              autoComplete="new-password"
              className="lg:col-span-2"
              required={isNew}
              hint={isNew ? "The same again." : "A new one ends all their sessions."}
            />
          </FormGrid>
        </Panel>
      )}
    </div>
  );
}

/** The history has all groups in one field. */
const labels = { ...table.labels, admin_user_groups: table.labels["admin_user_groups.level"] };

export const staffUserRecord = record({
  ...table,
  name: "staff_user",
  paths: { list: paths.staffUsers, record: paths.staffUser },
  may: { create: "createStaffUser", save: "updateStaffUser", remove: "deleteStaffUser" },
  titleOf: ({ name, email }) => name || email,
  labels,
  secrets: ["password", "password_confirmation"],
  Fields: StaffUserFields,
  calls: staffUserCalls,
  related: lazyRelated<RecordPart<StaffUser>>(async () => ({
    Component: (await import("./StaffFactorPanel.tsx")).StaffFactorPanel,
  })),
});
