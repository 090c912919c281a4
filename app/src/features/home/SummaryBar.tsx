import { completeTypedDate, formatTypedDate, type LocalDate, parseTypedDate } from "@teedesk/domain";
import { Button, DateInput, focusFirstError } from "@teedesk/ui";
import { type FormEvent, useState } from "react";
import { useLocation } from "wouter";
import { momentIn } from "../../format/businessTime.ts";
import { fieldMessageText } from "../../messages/fieldMessageText.ts";
import { paths } from "../../navigation/paths.ts";
import { useServices } from "../../services/services.tsx";
import { useSummaries } from "./summaryQueries.ts";

/** The day of the summaries, and the time they were last read (OPS-HOME-11, OPS-HOME-12, OPS-HOME-16). */
export function SummaryBar({ date, today }: Readonly<Record<"date" | "today", LocalDate>>) {
  const { config } = useServices();
  const [, navigate] = useLocation();
  const { isFetching, updatedAt, readAgain, forget } = useSummaries();
  const [typed, setTyped] = useState(formatTypedDate(date));
  const read = parseTypedDate(completeTypedDate(typed, today, "last"));
  const isShown = "success" in read && read.success === date;
  const update = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (!("success" in read)) {
      focusFirstError(event.currentTarget);
      return;
    }
    setTyped(formatTypedDate(read.success));
    if (isShown) {
      readAgain();
      return;
    }
    forget();
    navigate(paths.home(read.success === today ? {} : { date: read.success }));
  };
  return (
    <form noValidate onSubmit={update} className="flex flex-wrap items-end gap-x-3 gap-y-2">
      <DateInput
        label="Summaries of"
        name="date"
        value={typed}
        onChange={setTyped}
        year="last"
        error={"success" in read ? undefined : fieldMessageText({ code: read.failure })}
        className="w-44"
      />
      <Button type="submit" busy={isFetching && isShown} className="print:hidden">
        Update summaries
      </Button>
      <output className="flex h-control items-center text-sm text-ink-muted tabular-nums">
        {updatedAt > 0 && `Updated ${momentIn(config, new Date(updatedAt).toISOString())}`}
      </output>
    </form>
  );
}
