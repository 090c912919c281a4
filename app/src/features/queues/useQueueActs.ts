import { useMutation, useQueryClient } from "@tanstack/react-query";
import type { ApiResult } from "@teedesk/domain";
import { useState } from "react";
import { useServices } from "../../services/services.tsx";
import { actOnQueue, type QueueAct } from "./queue.api.ts";

/** The acts on a queue: the one to confirm, whether one is running, and the last one with its outcome. */
export type QueueActs = {
  readonly isAsking: boolean;
  /** The act to confirm, or the last one that was. */
  readonly asked: QueueAct;
  readonly isActing: boolean;
  /** Null before the first act, and while the next one is being confirmed. */
  readonly done: { readonly act: QueueAct; readonly result: ApiResult<unknown> } | null;
  readonly ask: (act: QueueAct) => void;
  readonly decline: () => void;
  readonly confirm: () => void;
};

/**
 * Closes the queue of a tee time and removes entries. One confirmation makes one call, and no call is repeated automatically
 * (UNCLEAR-62). The queue is read again after each, also after a refusal: it may have changed (OPS-QUE-19).
 */
export function useQueueActs(id: number): QueueActs {
  const { api } = useServices();
  const queries = useQueryClient();
  const [question, setQuestion] = useState<{ act: QueueAct; isOpen: boolean }>({
    act: { kind: "close" },
    isOpen: false,
  });
  const endQuestion = () => setQuestion({ ...question, isOpen: false });
  const { data, variables, isPending, mutate, reset } = useMutation({
    mutationFn: (act: QueueAct) => actOnQueue(api, id, act),
    onSettled: () => void queries.invalidateQueries({ queryKey: ["queue"] }),
  });
  return {
    isAsking: question.isOpen,
    asked: question.act,
    isActing: isPending,
    done: data === undefined || variables === undefined ? null : { act: variables, result: data },
    ask: (act) => {
      reset();
      setQuestion({ act, isOpen: true });
    },
    decline: endQuestion,
    confirm: () => {
      // A second click while the dialog closes is ignored.
      if (!question.isOpen) return;
      endQuestion();
      mutate(question.act);
    },
  };
}
