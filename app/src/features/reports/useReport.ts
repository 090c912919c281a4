import { type Issue, issuesOf } from "@teedesk/domain";
import { issueMessages } from "@teedesk/domain/issueMessages";
import { focusFirstError } from "@teedesk/ui";
import * as Result from "effect/Result";
import { type FormEvent, type MouseEvent, useState } from "react";
import { useLocation, useSearch } from "wouter";
import type { ReportName } from "../../api/reportAddress.ts";
import type { OpenedReport } from "../../services/openReport.ts";
import { useServices } from "../../services/services.tsx";
import { asOfIn } from "./asOf.ts";

/** The values of a report's inputs, all as text: a tick is "true" or "false". */
export type ReportDraft = Readonly<Record<string, string>>;

/** The query of a report, by the contract's names. */
export type Query = Readonly<Record<string, unknown>>;

/** Figures to show: their query, and the number of times that others were asked for on this page before. */
export type AskedFigures<Asked extends Query> = {
  readonly query: Asked & { readonly as_of?: string };
  readonly asked: number;
};

export type ReportForm<Draft extends ReportDraft, Asked extends Query = Query> = {
  readonly report: ReportName;
  readonly blank: Draft;
  /** It has no figures of a past moment. */
  readonly isCurrentOnly?: true;
  /** The query of a draft, or its issues by the names of the inputs. */
  readonly parse: (draft: Draft) => Result.Result<Asked, readonly Issue[]>;
};

/** The name in the address that keeps the figures of a shared or reloaded page. */
const figuresParameter = "figures";

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
export function useReport<Draft extends ReportDraft, Asked extends Query>({
  report,
  blank,
  isCurrentOnly,
  parse,
}: ReportForm<Draft, Asked>) {
  const { openReport, config } = useServices();
  const [path, navigate] = useLocation();
  const search = useSearch();
  const [draft, setDraft] = useState(() => draftIn(blank, search));
  const [asOf, setAsOf] = useState(() => draftIn({ as_of: "" }, search).as_of);
  const [isTried, setIsTried] = useState(false);
  const [isOpening, setIsOpening] = useState(false);
  const [outcome, setOutcome] = useState<OpenedReport | null>(null);

  const parsed = parse(draft);
  const takesMoment = config.reports_as_of && isCurrentOnly !== true;
  const moment = asOfIn(config, takesMoment ? asOf : "");
  const issues = isTried ? issuesOf([parsed, moment]) : [];
  const query: AskedFigures<Asked>["query"] | null =
    Result.isFailure(parsed) || Result.isFailure(moment) ? null : { ...parsed.success, ...moment.success };
  const isShownBy = (text: string) => new URLSearchParams(text).get(figuresParameter) === "shown";
  const [shown, setShown] = useState<AskedFigures<Asked> | null>(() =>
    query !== null && isShownBy(search) ? { query, asked: 0 } : null,
  );

  const run = async (query: Query) => {
    setIsOpening(true);
    setOutcome(null);
    setOutcome(await openReport(report, query));
    setIsOpening(false);
  };
  /** Keeps an accepted draft in the address; focuses the first error of another one. */
  const accept = (form: HTMLFormElement | null, isShown: boolean) => {
    setIsTried(true);
    if (query === null) {
      setOutcome(null);
      // After the errors are drawn.
      requestAnimationFrame(() => form !== null && focusFirstError(form));
      return null;
    }
    const kept = {
      ...draft,
      ...(query.as_of !== undefined && { as_of: asOf }),
      ...(isShown && { [figuresParameter]: "shown" }),
    };
    navigate(`${path}?${new URLSearchParams(kept)}`, { replace: true });
    return query;
  };
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const accepted = accept(event.currentTarget, shown !== null);
    if (accepted !== null) void run(accepted);
  };
  const show = (event: MouseEvent<HTMLButtonElement>) => {
    const accepted = accept(event.currentTarget.form, true);
    if (accepted !== null) setShown((before) => ({ query: accepted, asked: (before?.asked ?? 0) + 1 }));
  };

  return {
    draft,
    change: (name: keyof Draft & string, value: string) => setDraft((current) => ({ ...current, [name]: value })),
    /** The moment as of which it is made, as typed; null with a server that makes reports of the present alone. */
    asOf: takesMoment ? asOf : null,
    changeAsOf: setAsOf,
    errorAt: (name: string): string | undefined => {
      const found = issues.find((issue) => issue.path === name);
      return found === undefined ? undefined : issueMessages[found.code];
    },
    isOpening,
    outcome,
    submit,
    /** The figures on the page; null with a server that returns none. */
    figures: config.shows_report_figures ? { shown, show } : null,
  };
}

export type Report<Draft extends ReportDraft, Asked extends Query = Query> = ReturnType<typeof useReport<Draft, Asked>>;
