import * as Result from "effect/Result";
import { email, line, required, unstored } from "../form/field.ts";
import { type DraftOf, form, type InputOf, type WireOf } from "../form/form.ts";
import { type Issue, issue } from "../issue.ts";
import { isRepeated, newPassword, typedPassword } from "./password.ts";

const fields = form(
  {
    email: required(email),
    name: required(line),
    /** Blank keeps the current one. */
    password: unstored(newPassword),
    password_confirmation: unstored(typedPassword),
    /** The chosen group of those on the wire (UNCLEAR-56), by the name that its refusal has. */
    admin_user_groups: { level: required(line) },
  },
  isRepeated,
);

type Members = WireOf<typeof fields>;

/** A stored staff user, who may be in several groups, of which the first is shown. */
type StoredStaffUser = Pick<Members, "email" | "name"> & {
  readonly admin_user_groups: readonly { readonly level: string }[];
};

/** A staff user as it is sent: the groups are beside it (API-137, API-138). */
type WireStaffUser = StoredStaffUser &
  Pick<Members, "password" | "password_confirmation"> & { readonly groups?: readonly string[] };

const group = "admin_user_groups.level";

const asMembers = ({ admin_user_groups, ...person }: StoredStaffUser): Members => ({
  ...person,
  admin_user_groups: { level: admin_user_groups[0]?.level ?? "" },
});

/** A person who may sign in (ADM-USER-10 to ADM-USER-14), and the group that decides their access. */
export const staffUserForm = {
  ...fields,
  /** The inputs of a stored staff user; never a password. */
  toDraft: (stored: StoredStaffUser) => fields.toDraft(asMembers(stored)),
  /** The server's way in: the members that were sent over those that are stored. A new staff user needs a password. */
  accept: (
    stored: WireStaffUser | null,
    { groups, ...sent }: Partial<WireStaffUser>,
  ): Result.Result<StaffUserInput, readonly Issue[]> => {
    if (groups !== undefined && groups.length > 1) return Result.fail(issue(group, "choice_unknown"));
    if (stored === null && !sent.password) return Result.fail(issue("password", "value_missing"));
    const { admin_user_groups: _, ...person } = sent;
    const level = groups === undefined ? {} : { admin_user_groups: { level: groups[0] ?? "" } };
    return fields.accept(stored === null ? null : asMembers(stored), { ...person, ...level });
  },
};

/** A staff user as a save sends it; a blank password keeps the current one. */
export type StaffUserInput = InputOf<typeof fields>;

/** A change of one's own password: the current one, and the new one twice. */
export const ownPasswordForm = form(
  {
    current_password: required(typedPassword),
    password: required(newPassword),
    password_confirmation: typedPassword,
  },
  isRepeated,
);

/** The password again, before a second factor is set up. */
export const currentPasswordForm = form({ current_password: required(typedPassword) });

/** A code of one's second factor. */
export const secondFactorCodeForm = form({ code: required(line) });

/** The inputs of one's own password. */
export type OwnPasswordDraft = DraftOf<typeof ownPasswordForm>;
/** A change of one's own password as it is sent. */
export type OwnPasswordInput = InputOf<typeof ownPasswordForm>;
