import { useQueryClient } from "@tanstack/react-query";
import type { ApiResult } from "@teedesk/domain";
import { Alert, InSight } from "@teedesk/ui";
import { useCallback, useMemo, useRef, useState } from "react";
import { failureOf } from "../flows/apiResult.ts";
import { FailureAlert } from "../messages/FailureAlert.tsx";
import { useServices } from "../services/services.tsx";
import type { RowActions } from "./list.ts";

/** The actions of a list's cells, and the result of the last one. They stay the same until the rows change or an action runs. */
export function useRowActions<Row>(name: string, rows: readonly Row[]) {
  const { api } = useServices();
  const queries = useQueryClient();
  const [running, setRunning] = useState<{ readonly id: number | null; readonly calls: number } | null>(null);
  const last = useRef(Promise.resolve());
  const [result, setResult] = useState<ApiResult<unknown> | null>(null);
  const run: RowActions<Row>["run"] = useCallback(
    (call, id) => {
      if (running !== null && (id === undefined || id !== running.id)) return last.current;
      setRunning((before) => ({ id: id ?? null, calls: (before?.calls ?? 0) + 1 }));
      const finish = async () => {
        setResult(null);
        setResult(await call(api));
        // Also after a refusal: the row may be another by now, or gone.
        await queries.invalidateQueries({ queryKey: [name] });
      };
      const end = () =>
        setRunning((before) => (before === null || before.calls === 1 ? null : { ...before, calls: before.calls - 1 }));
      last.current = last.current.then(finish, finish).finally(end);
      return last.current;
    },
    [api, queries, name, running],
  );
  const actions: RowActions<Row> = useMemo(
    () => ({ rows, run, isRunning: running !== null, runningId: running?.id ?? null }),
    [rows, run, running],
  );
  return { actions, outcome: <InSight>{result !== null && <Refusal result={result} />}</InSight> };
}

function Refusal({ result }: { result: ApiResult<unknown> }) {
  if (result.kind === "invalid") return <Alert tone="warning">{Object.values(result.errors).join(" ")}</Alert>;
  if (result.kind === "conflict") return <Alert tone="warning">{result.message}</Alert>;
  return result.kind === "failed" ? <FailureAlert failure={failureOf(result)} /> : null;
}
