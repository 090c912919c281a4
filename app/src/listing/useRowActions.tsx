import { useQueryClient } from "@tanstack/react-query";
import type { Answer } from "@teedesk/domain";
import { Alert, InSight } from "@teedesk/ui";
import { useRef, useState } from "react";
import { failureOf } from "../flows/answer.ts";
import { FailureAlert } from "../messages/FailureAlert.tsx";
import { useServices } from "../services/services.tsx";
import type { RowActions } from "./list.ts";

/** The actions of a list's cells, and the result of the last one. */
export function useRowActions<Row>(name: string, rows: readonly Row[]) {
  const { api } = useServices();
  const queries = useQueryClient();
  const [running, setRunning] = useState<{ readonly id: number | null; readonly calls: number } | null>(null);
  const last = useRef(Promise.resolve());
  const [answer, setAnswer] = useState<Answer<unknown> | null>(null);
  const run: RowActions<Row>["run"] = (call, id) => {
    if (running !== null && (id === undefined || id !== running.id)) return last.current;
    setRunning((before) => ({ id: id ?? null, calls: (before?.calls ?? 0) + 1 }));
    const finish = async () => {
      setAnswer(null);
      try {
        setAnswer(await call(api));
        // Also after a refusal: the row may be another by now, or gone.
        await queries.invalidateQueries({ queryKey: [name] });
      } finally {
        setRunning((before) => (before === null || before.calls === 1 ? null : { ...before, calls: before.calls - 1 }));
      }
    };
    last.current = last.current.then(finish, finish);
    return last.current;
  };
  const actions: RowActions<Row> = { rows, run, isRunning: running !== null, runningId: running?.id ?? null };
  return { actions, outcome: <InSight>{answer !== null && <Refusal answer={answer} />}</InSight> };
}

function Refusal({ answer }: { answer: Answer<unknown> }) {
  if (answer.kind === "invalid") return <Alert tone="warning">{Object.values(answer.errors).join(" ")}</Alert>;
  if (answer.kind === "conflict") return <Alert tone="warning">{answer.message}</Alert>;
  return answer.kind === "failed" ? <FailureAlert failure={failureOf(answer)} /> : null;
}
