import { useQuery } from "@tanstack/react-query";
import {
  type FieldErrors,
  type Issue,
  type LocalDate,
  parseWishedDays,
  parseWishedTimes,
  type WishDraft,
  wishedDaysText,
  wishedTimesText,
} from "@teedesk/domain";
import { Button, Combobox, MoneyInput, NumberInput, Select, TextInput } from "@teedesk/ui";
import type { RefObject } from "react";
import { messageAt } from "../../flows/field.ts";
import { todayIn } from "../../format/businessTime.ts";
import { fieldMessageText } from "../../messages/fieldMessageText.ts";
import { useServices } from "../../services/services.tsx";
import { internalCourses } from "../choices/courseChoices.api.ts";
import { useCourseGroupOptions } from "../courseGroups/useCourseGroupOptions.ts";

type WishFormProps = {
  readonly form: RefObject<HTMLFormElement | null>;
  readonly draft: WishDraft;
  readonly messages: { readonly issues: readonly Issue[]; readonly errors: FieldErrors };
  readonly isBusy: boolean;
  readonly onChange: (name: keyof WishDraft, value: string) => void;
  readonly onFind: () => void;
};

const mostOf = [
  { value: "player", text: "each" },
  { value: "all", text: "in all" },
];

/** The wish in one line; below it what is understood of its days and times, before it is asked for. */
export function WishForm({ form, draft, messages, isBusy, onChange, onFind }: WishFormProps) {
  "use memo";
  const { api, config } = useServices();
  const { data = [] } = useQuery(internalCourses(api));
  const courses = data.map(({ id, name }) => ({ value: String(id), text: name }));
  const { options: groups, loading } = useCourseGroupOptions();
  // Each gets its own value, so that a key redraws the field it is typed in.
  const field = (name: keyof WishDraft, label: string, value: string) => {
    const message = messageAt(messages, name);
    return {
      name,
      label,
      value,
      error: message === undefined ? undefined : fieldMessageText(message),
      onChange: (typed: string) => onChange(name, typed),
    };
  };
  return (
    <form
      ref={form}
      aria-label="Wish"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        onFind();
      }}
      className="grid grid-cols-2 items-start gap-x-2 gap-y-3 sm:grid-cols-4 lg:grid-cols-[minmax(0,2fr)_minmax(0,1.6fr)_4.5rem_minmax(0,1fr)_5.5rem_minmax(0,1.6fr)_minmax(0,1.4fr)_auto]"
    >
      <TextInput {...field("days", "Days", draft.days)} required placeholder="sat, 11/28, fri-sun" />
      <TextInput {...field("times", "Time", draft.times)} placeholder="8:00, 7:00-10:00" />
      <NumberInput {...field("players", "Players", draft.players)} required />
      <MoneyInput {...field("most", "At most", draft.most)} />
      <Select {...field("most_of", "For", draft.most_of)} options={mostOf} />
      <Combobox {...field("course", "Course", draft.course)} options={courses} placeholder="Any" />
      <Combobox
        {...field("course_group", "Group", draft.course_group)}
        options={groups}
        loading={loading}
        placeholder="Any"
      />
      <Button type="submit" kind="primary" busy={isBusy} className="mt-5">
        Find
      </Button>
      <output className="col-span-full min-h-5 text-sm text-ink-muted">
        {understood(draft.days, draft.times, todayIn(config))}
      </output>
    </form>
  );
}

/** "Sat 11/28/2026, near 08:00"; a part that cannot be read is left out. */
function understood(typedDays: string, typedTimes: string, today: LocalDate): string {
  const [days, times] = [parseWishedDays(typedDays, today), parseWishedTimes(typedTimes)];
  const texts = [
    "success" in days && wishedDaysText(days.success),
    "success" in times && wishedTimesText(times.success),
  ];
  return texts.filter((text) => text !== false).join(", ");
}
