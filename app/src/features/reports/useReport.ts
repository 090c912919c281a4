import { type Issue, issuesOf } from "@teedesk/domain";
import { issueMessages } from "@teedesk/domain/issueMessages";
import { focusFirstError } from "@teedesk/ui";
import * as Result from "effect/Result";
import { type FormEvent, useState } from "react";
import { useLocation, useSearch } from "wouter";
import type { ReportName } from "../../api/reportAddress.ts";
import type { OpenedReport } from "../../services/openReport.ts";
import { useServices } from "../../services/services.tsx";
import { asOfIn } from "./asOf.ts";

/** The values of a report's inputs, all as text: a tick is "true" or "false". */
export type ReportDraft = Readonly<Record<string, string>>;

type Query = Readonly<Record<string, unknown>>;

export type ReportForm<Draft extends ReportDraft> = {
  readonly report: ReportName;
  readonly blank: Draft;
  /** The query of a draft, or its issues by the names of the inputs. */
  readonly parse: (draft: Draft) => Result.Result<Query, readonly Issue[]>;
};

/** The draft that the address holds; names that it lacks are blank. */
const draftIn = <Draft extends ReportDraft>(blank: Draft, search: string): Draft => {
  const typed = new URLSearchParams(search);
  return { ...blank, ...Object.fromEntries(Object.keys(blank).flatMap((name) => pairIn(typed, name))) };
};

const pairIn = (typed: URLSearchParams, name: string): readonly (readonly [string, string])[] => {
  const value = typed.get(name);
  return value === null ? [] : [[name, value]];
};

/**
 * The form of a report. The draft of a run is kept in the address, so that it survives a reload, a sign-in and the way back. Issues show
 * from the first try on, until they are mended.
 */
export function useReport<Draft extends ReportDraft>({ report, blank, parse }: ReportForm<Draft>) {
  const { openReport, config } = useServices();
  const [path, navigate] = useLocation();
  const search = useSearch();
  const [draft, setDraft] = useState(() => draftIn(blank, search));
  const [asOf, setAsOf] = useState(() => draftIn({ as_of: "" }, search).as_of);
  const [isTried, setIsTried] = useState(false);
  const [isOpening, setIsOpening] = useState(false);
  const [outcome, setOutcome] = useState<OpenedReport | null>(null);

  const asked = parse(draft);
  const moment = asOfIn(config, config.reports_as_of ? asOf : "");
  const issues = isTried ? issuesOf([asked, moment]) : [];

  const run = async (query: Query) => {
    setIsOpening(true);
    setOutcome(null);
    setOutcome(await openReport(report, query));
    setIsOpening(false);
  };
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    setIsTried(true);
    if (Result.isFailure(asked) || Result.isFailure(moment)) {
      setOutcome(null);
      // After the errors are drawn.
      requestAnimationFrame(() => focusFirstError(form));
      return;
    }
    const kept = { ...draft, ...(moment.success.as_of !== undefined && { as_of: asOf }) };
    navigate(`${path}?${new URLSearchParams(kept)}`, { replace: true });
    void run({ ...asked.success, ...moment.success });
  };

  return {
    draft,
    change: (name: keyof Draft & string, value: string) => setDraft((current) => ({ ...current, [name]: value })),
    /** The moment as of which it is made, as typed; null with a server that makes reports of the present alone. */
    asOf: config.reports_as_of ? asOf : null,
    changeAsOf: setAsOf,
    errorAt: (name: string): string | undefined => {
      const found = issues.find((issue) => issue.path === name);
      return found === undefined ? undefined : issueMessages[found.code];
    },
    isOpening,
    outcome,
    submit,
  };
}

export type Report<Draft extends ReportDraft> = ReturnType<typeof useReport<Draft>>;
