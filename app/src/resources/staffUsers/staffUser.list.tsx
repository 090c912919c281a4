import { Badge, TextInput } from "@teedesk/ui";
import { Moment } from "../../format/Moment.tsx";
import type { Filter } from "../../listing/filter.ts";
import { partFilter } from "../../listing/filters.tsx";
import { type ListOf, listDefaults } from "../../listing/list.ts";
import { viewColumn } from "../../listing/viewColumn.tsx";
import { paths } from "../../navigation/paths.ts";
import { staffUserCalls } from "./staffUser.api.ts";

const listed = (groups: readonly string[]): string => groups.join(", ");

/** Any of several groups, with commas between them (ADM-USER-08). */
const groupsFilter: Filter<string[]> = {
  label: "Groups",
  read: (value) => (Array.isArray(value) ? listed(value.filter((name) => typeof name === "string")) : ""),
  parse: (text) => ({
    success: text
      .split(",")
      .map((name) => name.trim())
      .filter((name) => name !== ""),
  }),
  input: (input) => <TextInput {...input} placeholder="admin, agent" />,
};

/** The staff users, by e-mail (ADM-USER-04 to ADM-USER-09, CONST-03, CONST-04). */
export const staffUserList: ListOf<"listStaffUsers"> = {
  name: "staff_user",
  label: "RIC Users",
  empty: { plural: "users" },
  columns: [
    {
      key: "email",
      header: "Email",
      cell: ({ email, unused_since }) => (
        <span className="flex flex-wrap items-center gap-2">
          {email}
          {unused_since != null && (
            <Badge tone="attention">
              Unused since <Moment instant={unused_since} />
            </Badge>
          )}
        </span>
      ),
      sortable: true,
    },
    {
      key: "groups",
      header: "Groups",
      cell: ({ admin_user_groups }) => listed(admin_user_groups.map(({ level }) => level)),
      sortable: true,
    },
    viewColumn(paths.staffUser),
  ],
  filters: { email: partFilter("email", "Email"), groups: groupsFilter },
  defaults: listDefaults([{ key: "email", desc: false }]),
  calls: staffUserCalls,
  create: { text: "New User", call: "createStaffUser", path: () => paths.staffUser("new") },
};
