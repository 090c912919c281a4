import { useMutation, useQueryClient } from "@tanstack/react-query";
import type { Answer } from "@teedesk/domain";
import { useState } from "react";
import { useServices } from "../../services/services.tsx";
import { actOnQueue, type QueueAct } from "./queue.api.ts";

/** What can be done with a queue: what is asked about, what is under way, what was done last and what came of it. */
export type QueueActs = {
  readonly isAsking: boolean;
  /** What is asked about, or was asked about last. */
  readonly asked: QueueAct;
  readonly isActing: boolean;
  /** Null before the first act, and while the next one is asked about. */
  readonly done: { readonly act: QueueAct; readonly answer: Answer<unknown> } | null;
  readonly ask: (act: QueueAct) => void;
  readonly decline: () => void;
  readonly confirm: () => void;
};

/**
 * Closing the queue of a tee time and taking people out of it. One yes is one call, and none is tried again automatically
 * (UNCLEAR-62). The queue is read again after each, also after a refusal: it may be another by now (OPS-QUE-19).
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
    done: data === undefined || variables === undefined ? null : { act: variables, answer: data },
    ask: (act) => {
      reset();
      setQuestion({ act, isOpen: true });
    },
    decline: endQuestion,
    confirm: () => {
      // A second click on the way out of the dialog is none.
      if (!question.isOpen) return;
      endQuestion();
      mutate(question.act);
    },
  };
}
