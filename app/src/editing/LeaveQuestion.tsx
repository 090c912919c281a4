import { ConfirmDialog } from "@teedesk/ui";

type Props = { readonly open: boolean; readonly onConfirm: () => void; readonly onDismiss: () => void };

/** Asked before what was typed is lost (CROSS-29). */
export function LeaveQuestion(props: Props) {
  return (
    <ConfirmDialog title="Leave without saving?" confirm="Leave" dismiss="Stay" danger {...props}>
      Your changes are not saved and will be lost.
    </ConfirmDialog>
  );
}
