import { useMutation, useQueryClient } from "@tanstack/react-query";
import type { ApiResult } from "@teedesk/domain";
import { useState } from "react";

/** A button that sends a mail: its question, its progress, and the response to the last mail. */
export type Send = {
  readonly isAsking: boolean;
  readonly isSending: boolean;
  /** Null before the first mail, and while the next one is being confirmed. */
  readonly result: ApiResult<unknown> | null;
  /** The moment of each mail sent since the page was opened. */
  readonly sentAt: readonly Date[];
  readonly forget: () => void;
  readonly ask: () => void;
  readonly decline: () => void;
  readonly confirm: () => void;
};

/** A mail about a tee time that can be sent by hand. One confirmation makes one call, and no call is repeated automatically (UNCLEAR-62). */
export function useSend(
  id: number,
  send: (id: number) => Promise<ApiResult<unknown>>,
  onAsk: () => void = () => undefined,
): Send {
  const queries = useQueryClient();
  const [isAsking, setIsAsking] = useState(false);
  const [sentAt, setSentAt] = useState<readonly Date[]>([]);
  const { data, isPending, mutate, reset } = useMutation({
    mutationFn: () => send(id),
    onSuccess: (result) => {
      if (result.kind !== "ok") return;
      setSentAt((earlier) => [...earlier, new Date()]);
      for (const part of ["history", "mail"]) void queries.invalidateQueries({ queryKey: [part, "tee_time", id] });
    },
  });
  return {
    isAsking,
    isSending: isPending,
    result: data ?? null,
    sentAt,
    forget: reset,
    ask: () => {
      onAsk();
      reset();
      setIsAsking(true);
    },
    decline: () => setIsAsking(false),
    confirm: () => {
      setIsAsking(false);
      mutate();
    },
  };
}
