import type { ApiResult, FieldErrors } from "@teedesk/domain";
import type { AnyEventObject, AnyStateMachine, AnyStateNode, StateValue } from "xstate";
import { getShortestPaths } from "xstate/graph";

/** Results as app/src/api/apiResult.ts returns them, for stub ports. */
export const ok = <T>(value: T): ApiResult<T> => ({ kind: "ok", value });
export const invalid = (errors: FieldErrors): ApiResult<never> => ({ kind: "invalid", errors });
export const conflict = (current: unknown): ApiResult<never> => ({
  kind: "conflict",
  message: "Changed meanwhile.",
  current,
});
/** A 409 with the words of the system behind a specified server. */
export const declined: ApiResult<never> = {
  kind: "conflict",
  message: "Not released.",
  backend_message: "GW 7",
  current: null,
};
export const unauthorized: ApiResult<never> = { kind: "unauthorized" };
export const failed = (status: number | null, body = "boom"): ApiResult<never> => ({
  kind: "failed",
  status,
  body,
  request_id: null,
});

/** Lets every promise that is already settled be noticed by the actors. */
export const settle = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

/** The event of an invoked actor that is done: `done("#session.signingIn", …)` is the end of that state's call. */
export const done = (state: string, output: unknown, index = 0): AnyEventObject => ({
  type: `xstate.done.actor.${index}.${state}`,
  output,
});
export const broken = (state: string, index = 0): AnyEventObject => ({
  type: `xstate.error.actor.${index}.${state}`,
  error: new Error("port"),
});
export const after = (delay: string, state: string): AnyEventObject => ({ type: `xstate.after.${delay}.${state}` });

const leaves = (node: AnyStateNode): string[] => {
  const children = Object.values(node.states);
  if (children.length > 0) return children.flatMap(leaves);
  return node.type === "history" ? [] : [node.id];
};

/** Every state that a machine can rest in; those it only passes through are left out. */
export const restingStates = (machine: AnyStateMachine, passing: readonly string[] = []): string[] =>
  leaves(machine.root)
    .filter((id) => !passing.includes(id))
    .toSorted();

const activeStates = (id: string, value: StateValue): string[] =>
  typeof value === "string"
    ? [`${id}.${value}`]
    : Object.entries(value).flatMap(([key, inner]) => (inner === undefined ? [] : activeStates(`${id}.${key}`, inner)));

/** The states that the given events can lead to, from the start, in any order. */
export function reachableStates(machine: AnyStateMachine, events: readonly AnyEventObject[], input: unknown): string[] {
  const paths = getShortestPaths(machine, {
    input,
    events,
    serializeState: (snapshot) => JSON.stringify([snapshot.value, snapshot.context]),
  });
  const ids = paths.flatMap(({ state }) => activeStates(machine.id, state.value));
  return [...new Set(ids)].toSorted();
}
