import { useMutation, useQueryClient } from "@tanstack/react-query";
import type { ApiResult } from "@teedesk/domain";
import { Button, showToast } from "@teedesk/ui";
import { useEffect, useEffectEvent, useLayoutEffect, useRef } from "react";
import { invalidateRecords } from "../../editing/invalidateRecords.ts";
import { linesOf } from "../../flows/apiResult.ts";
import { lazyPart } from "../../resource/lazyPart.tsx";
import { useServices } from "../../services/services.tsx";
import { useKeptDialog } from "../../services/useKeptDialog.ts";
import { callReads } from "../promises/promise.api.ts";
import { CallOutcomes, ignoreHeld } from "./CallOutcomes.tsx";
import { type CallAbout, type CallOutcome, type CallState, claimCall, recordCall } from "./call.api.ts";
import { claimText, outcomeText, type ShownCall } from "./callText.ts";

const panels = "[data-call]";

/** The customers after one, and then those before, the nearest first. */
function others(panel: Element): { readonly next: readonly Element[]; readonly before: readonly Element[] } {
  const all = [...document.querySelectorAll(panels)];
  const at = all.indexOf(panel);
  return { next: all.slice(at + 1), before: all.slice(0, at).toReversed() };
}

/**
 * Moves the focus to the *Call* button of the first of these customers who is still listed; returns false where none is. It scrolls no further
 * than needed: the outcome above stays in sight on a phone.
 */
function focusCall(customers: readonly Element[]): boolean {
  const button = customers.find((one) => one.isConnected)?.querySelector("button");
  button?.focus({ preventScroll: true });
  button?.scrollIntoView({ block: "nearest" });
  return button != null;
}

/** A claim lasts five minutes. */
const renewedEvery = 4 * 60_000;

/** With these a call lasts 25 minutes at most: a list that was left open keeps no customer from the others. */
const mostRenewals = 5;

const CallBackForm = lazyPart(async () => (await import("../promises/CallBackForm.tsx")).CallBackForm);

type Props = {
  readonly about: CallAbout;
  readonly call: ShownCall;
  /** The customer in a sentence. */
  readonly name: string;
};

/** The buttons, the agent who is calling, and the last outcome. */
export function KnownCall({ about, call, name }: Props) {
  const { api, config } = useServices();
  const queries = useQueryClient();
  const box = useRef<HTMLSpanElement>(null);
  const { drafts, isOpen, open, close } = useKeptDialog("call", JSON.stringify(about));
  const { mutate, data, isPending } = useMutation({
    mutationFn: (make: () => Promise<ApiResult<CallState>>) => make(),
    onSettled: () => invalidateRecords(queries, callReads),
  });
  // The buttons are others once the list has been read again; the focus goes with them to where the next key is.
  const hasActed = useRef(false);
  const { is_own } = call;
  useEffect(() => {
    if (!hasActed.current || box.current === null) return;
    hasActed.current = false;
    if (is_own || !focusCall(others(box.current).next)) box.current.querySelector("button")?.focus();
  }, [is_own]);
  const renewals = useRef(0);
  const renew = useEffectEvent(() => {
    const isInUse = isOpen || box.current?.contains(document.activeElement) === true;
    if (!isInUse || renewals.current === mostRenewals) return;
    renewals.current += 1;
    // Not as an act: an outcome meanwhile is no second key.
    void claimCall(api, about).then(() => invalidateRecords(queries, callReads));
  });
  useEffect(() => {
    if (!is_own) return undefined;
    // The focus stays in the row while the agent books in another tab.
    const timer = setInterval(() => renew(), renewedEvery);
    return () => {
      clearInterval(timer);
      renewals.current = 0;
    };
  }, [is_own]);
  const claim = () => {
    hasActed.current = true;
    mutate(() => claimCall(api, about));
  };
  const end = (outcome: CallOutcome) => {
    if (outcome === "call_back") return open();
    hasActed.current = true;
    mutate(() => recordCall(api, { ...about, outcome }));
  };
  const refusal = data === undefined || data.kind === "ok" ? "" : linesOf(data).message;
  const latestRefusal = useRef("");
  useLayoutEffect(() => {
    latestRefusal.current = refusal === "" ? "" : `${name}: ${refusal}`;
  });
  // The row may go with the focus: the customer was booked, in another tab or by a colleague. What was refused is then said beside it.
  useLayoutEffect(() => {
    const panel = box.current;
    const page = location.pathname;
    return () => {
      if (location.pathname !== page || !panel?.contains(document.activeElement)) return;
      const { next, before } = others(panel);
      if (latestRefusal.current !== "") showToast(latestRefusal.current, "warning");
      requestAnimationFrame(() => {
        if (document.activeElement === document.body) focusCall([...next, ...before]);
      });
    };
  }, []);
  const [other, last] = [claimText(config, call), outcomeText(config, call)];
  return (
    <span ref={box} data-call="" data-row-act={other === "" ? "" : undefined} className="flex flex-col gap-1">
      {is_own ? (
        <CallOutcomes name={name} isBusy={isPending} onEnd={end} />
      ) : (
        <Button
          size="small"
          className="self-start"
          busy={isPending}
          aria-label={`Call ${name}`}
          onKeyDown={ignoreHeld}
          onClick={claim}
        >
          Call
        </Button>
      )}
      {refusal === "" ? (
        other !== "" && <span className="text-attention-text">{other}</span>
      ) : (
        <span role="alert" className="text-danger-text">
          {refusal}
        </span>
      )}
      {last !== "" && <span className="text-xs text-ink-muted">{last}</span>}
      {isOpen && (
        <CallBackForm
          send={(promised) => recordCall(api, { ...about, outcome: "call_back", ...promised })}
          onStored={() => {
            hasActed.current = true;
            close();
          }}
          drafts={drafts}
          onClose={close}
        />
      )}
    </span>
  );
}
