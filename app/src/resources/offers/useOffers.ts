import { useQuery } from "@tanstack/react-query";
import { type FieldErrors, type Issue, type WishDraft, type WishInput, wishForm } from "@teedesk/domain";
import { focusFirstError } from "@teedesk/ui";
import { type RefObject, useEffect, useState } from "react";
import { member } from "../../api/record.ts";
import { isSame } from "../../flows/field.ts";
import { issuesOf } from "../../flows/parsed.ts";
import { todayIn } from "../../format/businessTime.ts";
import { useServices } from "../../services/services.tsx";
import { offersQuery } from "./offer.api.ts";

const noIssues: readonly Issue[] = [];
const noErrors: FieldErrors = {};

/** The messages of a refusal by field; null for any other failure. */
function refusalOf(error: Error | null): FieldErrors | null {
  const errors = member(error?.cause, "errors");
  return typeof errors === "object" && errors !== null ? Object.fromEntries(Object.entries(errors)) : null;
}

/** A wish as it is typed and as it was asked for last, with its offers; one that is known is asked for immediately. */
export function useOffers(known: Partial<WishDraft>, form: RefObject<HTMLFormElement | null>) {
  "use memo";
  const { api, config } = useServices();
  const read = (typed: WishDraft) => wishForm(todayIn(config)).parse(typed);
  const [draft, setDraft] = useState<WishDraft>(() => wishForm(todayIn(config)).blank(known));
  const [wish, setWish] = useState<WishInput | null>(() => {
    const parsed = read(draft);
    return "success" in parsed ? parsed.success : null;
  });
  const [issues, setIssues] = useState(noIssues);
  const { data, error, isFetching, refetch } = useQuery(offersQuery(api, wish));
  const refusal = refusalOf(error);
  const isRefused = issues.length > 0 || refusal !== null;

  useEffect(() => {
    if (isRefused && form.current !== null) focusFirstError(form.current);
    // Refused anew with other issues, it leads to the first of them again.
    // oxlint-disable-next-line react/exhaustive-effect-dependencies
  }, [form, isRefused, issues]);

  return {
    draft,
    wish,
    data,
    /** A failure that no field can show. */
    failure: refusal === null ? error : null,
    messages: { issues, errors: refusal ?? noErrors },
    isFinding: isFetching && data === undefined,
    refetch: () => void refetch(),
    change: (name: keyof WishDraft, value: string) => {
      setDraft((before) => ({ ...before, [name]: value }));
      setIssues(noIssues);
    },
    /** Asks for what is typed. Returns whether that is another wish than before; the same is read anew. */
    find: (): boolean => {
      const parsed = read(draft);
      if ("failure" in parsed) {
        setIssues(issuesOf(parsed));
        return false;
      }
      setIssues(noIssues);
      if (isSame(parsed.success, wish)) void refetch();
      else setWish(parsed.success);
      return !isSame(parsed.success, wish);
    },
  };
}
