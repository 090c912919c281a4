import { useMutation, useQueryClient } from "@tanstack/react-query";
import type { ApiResult } from "@teedesk/domain";
import { Button } from "@teedesk/ui";
import { useEffect, useRef } from "react";
import { invalidateRecords } from "../../editing/invalidateRecords.ts";
import { linesOf } from "../../flows/apiResult.ts";
import { lazyPart } from "../../resource/lazyPart.tsx";
import { useServices } from "../../services/services.tsx";
import { useKeptDialog } from "../../services/useKeptDialog.ts";
import { callReads } from "../promises/promise.api.ts";
import { CallOutcomes } from "./CallOutcomes.tsx";
import { type CallAbout, type CallOutcome, type CallState, claimCall, recordCall } from "./call.api.ts";
import { claimText, outcomeText, type ShownCall } from "./callText.ts";

const panels = "[data-call]";

/**
 * Moves the focus to the *Call* button of the next customer; returns false after the last one. It scrolls no further than needed: the outcome
 * above stays in sight on a phone.
 */
function focusNextCall(panel: Element): boolean {
  const all = [...document.querySelectorAll(panels)];
  for (const next of all.slice(all.indexOf(panel) + 1)) {
    const button = next.querySelector("button");
    button?.focus({ preventScroll: true });
    button?.scrollIntoView({ block: "nearest" });
    if (button !== null) return true;
  }
  return false;
}

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
    if (is_own || !focusNextCall(box.current)) box.current.querySelector("button")?.focus();
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
  const [other, last] = [claimText(config, call), outcomeText(config, call)];
  return (
    <span ref={box} data-call="" className="flex flex-col gap-1">
      {is_own ? (
        <CallOutcomes name={name} isBusy={isPending} onEnd={end} />
      ) : (
        <Button size="small" className="self-start" busy={isPending} aria-label={`Call ${name}`} onClick={claim}>
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
