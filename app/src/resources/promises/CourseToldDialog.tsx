import { confirmationOf, courseToldForm, isInternal } from "@teedesk/domain";
import { CopyButton, showToast, TextInput } from "@teedesk/ui";
import { PlainFormDialog } from "../../editing/PlainFormDialog.tsx";
import { usePlainForm } from "../../editing/usePlainForm.tsx";
import type { RowActions } from "../../listing/list.ts";
import { useServices } from "../../services/services.tsx";
import type { KeptDrafts } from "../../services/useKeptDialog.ts";
import { courseTold, type PromiseRow } from "./promise.api.ts";
import { coursesToCall, newsText } from "./promiseText.ts";

type Props = {
  readonly row: PromiseRow;
  readonly run: RowActions<PromiseRow>["run"];
  readonly drafts: KeptDrafts;
  readonly onClose: () => void;
};

/** Whether a number was typed that the tee time does not have: a course that confirms the one it gave was told, and changes nothing. */
const isNewNumber = (typed: string, { tee_time }: PromiseRow): boolean =>
  !isInternal(typed) && confirmationOf(typed) !== tee_time?.confirmation;

/** The news for the course, and the confirmation that it gives. Enter alone says that it was told and gave none. */
export function CourseToldDialog({ row, run, drafts, onClose }: Props) {
  const { api } = useServices();
  const leave = () => {
    onClose();
    // Reads the list again, also after a refusal: the course may have to be told something else by now.
    void run(async () => ({ kind: "ok", value: null }), row.id);
  };
  const form = usePlainForm({
    form: courseToldForm,
    labels: { confirmation: "Confirmation" },
    drafts,
    send: ({ confirmation }) => courseTold(api, row, isNewNumber(confirmation, row) ? confirmation : null),
    onStored: (_, { confirmation }) => {
      showToast(
        isNewNumber(confirmation, row) ? "The confirmation is stored." : "It is recorded that the course was told.",
      );
      leave();
    },
  });
  const courses = coursesToCall(row);
  return (
    <PlainFormDialog
      size="small"
      title={`Call ${new Intl.ListFormat("en-US").format(courses.map(({ course_name }) => course_name)) || "the course"}`}
      name="Tell the course"
      confirm="Told"
      form={form}
      onClose={leave}
    >
      {courses.map(({ course_name, course_phone }) =>
        course_phone === "" ? null : (
          <p key={course_name} className="flex items-center gap-2">
            {courses.length > 1 && <span>{course_name}</span>}
            <a href={`tel:${course_phone}`} className="font-semibold text-accent-text tabular-nums hover:underline">
              {course_phone}
            </a>
            <CopyButton text={course_phone} />
          </p>
        ),
      )}
      <p className="text-ink">{newsText(row)}.</p>
      {row.news !== "canceled" && (
        <TextInput {...form.field("confirmation")} hint="Blank if the course gave no number." />
      )}
    </PlainFormDialog>
  );
}
