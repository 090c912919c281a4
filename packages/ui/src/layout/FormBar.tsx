import { Eraser } from "lucide";
import type { ReactNode } from "react";
import { Badge } from "../basics/Badge.tsx";
import { Button } from "../basics/Button.tsx";
import type { ButtonKind, ButtonSize } from "../basics/buttonLook.ts";
import type { IconShapes } from "../basics/Icon.tsx";
import { DeleteIcon, EditIcon, LockIcon, ReloadIcon } from "../basics/icons.ts";
import { type FormState, formStates } from "./formState.ts";
import { PageHeader } from "./PageHeader.tsx";

/** One button of the bar. */
export type FormAct = {
  onPress: () => void;
  disabled?: boolean | undefined;
  hidden?: boolean | undefined;
};

export type FormBarProps = {
  /** The record's name, the page's h1. */
  name: string;
  state: FormState;
  /** Time of day of the last save, shown as "Saved 12:04". */
  savedAt?: string | undefined;
  edit?: FormAct | undefined;
  lock?: FormAct | undefined;
  save?: FormAct | undefined;
  /** Undo: back to what the server has. */
  reload?: FormAct | undefined;
  clear?: FormAct | undefined;
  delete?: FormAct | undefined;
  /** Further actions on the record, before the bar's own buttons. */
  actions?: ReactNode;
  /** The result of the last action. */
  outcome?: ReactNode;
};

type Acts = Pick<FormBarProps, "state" | "edit" | "lock" | "save" | "reload" | "clear" | "delete">;

/**
 * The bar of an edit form, in sight while the form scrolls: what is edited, in which state it is, and the buttons in one
 * order on every form (CROSS-09 … CROSS-14), Delete apart from the rest. Nothing moves when the state changes.
 */
export function FormBar({ name, savedAt, actions, outcome, ...acts }: FormBarProps) {
  return (
    <PageHeader
      sticky
      title={name}
      outcome={outcome}
      badges={<StateBadge state={acts.state} savedAt={savedAt} />}
      actions={
        <>
          {actions}
          <FormButtons {...acts} />
        </>
      }
    />
  );
}

/** The bar of a row with its own Save inside another record: its state and the same buttons, smaller. */
export function RowBar({ savedAt, ...acts }: Omit<FormBarProps, "name" | "actions">) {
  return (
    <div className="flex flex-wrap items-center gap-2 print:hidden">
      <StateBadge state={acts.state} savedAt={savedAt} />
      <span className="ml-auto flex flex-wrap gap-2">
        <FormButtons {...acts} size="small" />
      </span>
    </div>
  );
}

function StateBadge({ state, savedAt }: Pick<FormBarProps, "state" | "savedAt">) {
  const { text, tone } = formStates[state];
  return (
    // As wide as the longest state.
    <output className="flex w-32 shrink-0">
      <Badge tone={tone}>{state === "saved" && savedAt !== undefined ? `${text} ${savedAt}` : text}</Badge>
    </output>
  );
}

function FormButtons({ state, size, ...acts }: Acts & { size?: ButtonSize }) {
  return (
    <>
      <ActButton act={acts.edit} text="Edit" icon={EditIcon} size={size} shortcut="E" />
      <ActButton act={acts.lock} text="Lock" icon={LockIcon} size={size} />
      <ActButton
        act={acts.save}
        text="Save"
        type="submit"
        kind="primary"
        busy={state === "saving"}
        size={size}
        shortcut="Control+S"
      />
      <ActButton act={acts.reload} text="Reload" icon={ReloadIcon} size={size} />
      <ActButton act={acts.clear} text="Clear" icon={Eraser} size={size} />
      {acts.delete && !acts.delete.hidden && (
        <span className="border-line not-first:ml-2 not-first:border-l not-first:pl-4">
          <ActButton act={acts.delete} text="Delete" icon={DeleteIcon} kind="danger-quiet" size={size} />
        </span>
      )}
    </>
  );
}

type ActButtonProps = {
  act: FormAct | undefined;
  text: string;
  /** Enter in a one-line input presses the button that submits. */
  type?: "submit";
  /** Replaces the word on a phone. */
  icon?: IconShapes;
  kind?: ButtonKind;
  busy?: boolean;
  size?: ButtonSize | undefined;
  shortcut?: string;
};

function ActButton({ act, text, type, icon, kind, busy, size, shortcut }: ActButtonProps) {
  if (act === undefined || act.hidden) return null;
  return (
    <Button
      type={type}
      icon={icon}
      kind={kind}
      size={size}
      busy={busy}
      disabled={act.disabled}
      aria-keyshortcuts={shortcut}
      onClick={act.onPress}
    >
      <span className={icon && "max-sm:sr-only"}>{text}</span>
    </Button>
  );
}
