import { ids, line, required } from "../form/field.ts";
import { form, type InputOf, type WireOf } from "../form/form.ts";

const fields = form({
  group_name: required(line),
  courses: ids(),
  actions: ids(),
  users: ids(),
});

type Members = WireOf<typeof fields>;

/** A stored group, whose `actions` and `users` have other names in the show call than in a save (ADM-GRP-20). */
type StoredGroup = Pick<Members, "group_name" | "courses"> &
  Partial<Pick<Members, "actions" | "users">> & {
    readonly api_actions?: Members["actions"];
    readonly api_users?: Members["users"];
  };

const asSent = ({ api_actions, api_users, actions, users, ...group }: StoredGroup): Members => ({
  ...group,
  actions: actions ?? api_actions ?? null,
  users: users ?? api_users ?? null,
});

/** A bundle of courses with the API actions and API users it is open to (ADM-GRP-11 to ADM-GRP-14); any list may be empty. */
export const courseGroupForm = {
  ...fields,
  /** The inputs of a stored group, with either names of its lists. */
  toDraft: (stored: StoredGroup) => fields.toDraft(asSent(stored)),
  /** The server's way in: the members that were sent over those that are stored, null for a new group. */
  accept: (stored: StoredGroup | null, sent: Partial<Members>) =>
    fields.accept(stored === null ? null : asSent(stored), sent),
};

/** A course group as a save sends it. */
export type CourseGroupInput = InputOf<typeof fields>;
