import { useQuery, useQueryClient } from "@tanstack/react-query";
import { Alert, Button, Panel, Skeleton } from "@teedesk/ui";
import { useState } from "react";
import { Moment } from "../../format/Moment.tsx";
import { ReadFailure } from "../../queries/ReadFailure.tsx";
import { lazyPart } from "../../resource/lazyPart.tsx";
import { ownFactor } from "../../resources/secondFactor/secondFactor.api.ts";
import { useServices } from "../../services/services.tsx";

const SetUp = lazyPart(async () => (await import("../../resources/secondFactor/SetUpForm.tsx")).SetUpForm);
const Renew = lazyPart(async () => (await import("./FactorActs.tsx")).RenewCodes);
const Remove = lazyPart(async () => (await import("./FactorActs.tsx")).RemoveFactor);

/** The recovery codes below which new ones are advised. */
const fewCodes = 3;

/** One's own second factor: setting it up, new recovery codes, removing it. */
export function SecondFactorPanel() {
  const { api } = useServices();
  const queries = useQueryClient();
  const { data, error, refetch } = useQuery(ownFactor(api));
  const [act, setAct] = useState<"renew" | "remove" | null>(null);
  const done = () => {
    setAct(null);
    void queries.invalidateQueries({ queryKey: ["second_factor"] });
    void queries.invalidateQueries({ queryKey: ["own_session"] });
  };
  const since = data?.confirmed_at ?? null;
  return (
    <Panel
      heading="Second factor"
      actions={
        since !== null &&
        act === null && (
          <>
            <Button size="small" onClick={() => setAct("renew")}>
              New Recovery Codes
            </Button>
            <Button size="small" kind="danger-quiet" onClick={() => setAct("remove")}>
              Remove Second Factor
            </Button>
          </>
        )
      }
    >
      {error !== null && <ReadFailure what="Your second factor" error={error} retry={() => void refetch()} />}
      {data === undefined && error === null && <Skeleton />}
      {data !== undefined && since === null && (
        <div className="flex flex-col gap-3">
          <p className="text-ink-muted">
            A code from an authenticator app on your phone is asked for besides the password, so that a stolen password
            opens nothing.
          </p>
          <SetUp onDone={done} />
        </div>
      )}
      {data !== undefined && since !== null && act === null && (
        <div className="flex flex-col gap-2">
          <p>
            Authenticator app, set up <Moment instant={since} />
          </p>
          {data.recovery_codes_left <= fewCodes ? (
            <Alert tone="warning">
              {data.recovery_codes_left} of 10 recovery codes are left. Get new ones before you need them.
            </Alert>
          ) : (
            <p className="text-ink-muted">{data.recovery_codes_left} of 10 recovery codes are left.</p>
          )}
        </div>
      )}
      {act === "renew" && <Renew onDone={done} />}
      {act === "remove" && <Remove onDone={done} isRequired={data?.is_required ?? false} />}
    </Panel>
  );
}
