import { useQuery, useQueryClient } from "@tanstack/react-query";
import type { ApiResult } from "@teedesk/domain";
import { Alert, Button, ConfirmDialog, InSight, Panel, Skeleton } from "@teedesk/ui";
import { useState } from "react";
import type { RecordPart } from "../../editing/editableRecord.ts";
import { failureOf } from "../../flows/apiResult.ts";
import { selectEmail } from "../../flows/session/selectors.ts";
import { Moment } from "../../format/Moment.tsx";
import { FailureAlert } from "../../messages/FailureAlert.tsx";
import { ReadFailure } from "../../queries/ReadFailure.tsx";
import { useServices, useSession } from "../../services/services.tsx";
import { factorOf, resetFactor } from "../secondFactor/secondFactor.api.ts";
import type { StaffUser } from "./staffUser.api.ts";

/** The second factor of a staff user, which an admin resets when it is lost; nothing on a server without it. */
export function StaffFactorPanel(part: RecordPart<StaffUser>) {
  const { config } = useServices();
  return config.asks_second_factor ? <FactorPanel {...part} /> : null;
}

function FactorPanel({ record: { id, name, email }, invalidateRelated }: RecordPart<StaffUser>) {
  const { api } = useServices();
  const queries = useQueryClient();
  const isSelf = useSession(selectEmail) === email;
  const { data, error, refetch } = useQuery(factorOf(api, id));
  const [step, setStep] = useState<"asking" | "busy" | null>(null);
  const [result, setResult] = useState<ApiResult<unknown> | null>(null);
  const since = data?.confirmed_at ?? null;
  const reset = async () => {
    setStep("busy");
    setResult(await resetFactor(api, id));
    setStep(null);
    await queries.invalidateQueries({ queryKey: ["second_factor", id] });
    invalidateRelated();
  };
  return (
    <Panel
      heading="Second factor"
      actions={
        since !== null &&
        !isSelf && (
          <Button size="small" kind="danger-quiet" busy={step === "busy"} onClick={() => setStep("asking")}>
            Reset Second Factor
          </Button>
        )
      }
    >
      <InSight>
        {result?.kind === "ok" && <Alert tone="success">It was reset, and their sessions have ended.</Alert>}
        {result?.kind === "conflict" && <Alert tone="warning">{result.message}</Alert>}
        {result?.kind === "failed" && <FailureAlert failure={failureOf(result)} />}
      </InSight>
      {error !== null && <ReadFailure what="The second factor" error={error} retry={() => void refetch()} />}
      {data === undefined && error === null && <Skeleton />}
      {since !== null && (
        <p>
          Authenticator app, set up <Moment instant={since} />. {data?.recovery_codes_left} of 10 recovery codes are
          left.
        </p>
      )}
      {data !== undefined && since === null && (
        <p className="text-ink-muted">None{data.is_required ? ". Their next sign-in asks them to set one up." : "."}</p>
      )}
      <ConfirmDialog
        open={step === "asking"}
        title="Reset the second factor?"
        confirm="Reset"
        danger
        onConfirm={() => void reset()}
        onDismiss={() => setStep(null)}
      >
        {name || email} signs in with the password alone next time, and their sessions end. Make sure that they are
        really the one asking.
      </ConfirmDialog>
    </Panel>
  );
}
