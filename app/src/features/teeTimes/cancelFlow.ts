import type { ActorRefFrom } from "xstate";
import type { createCancelTeeTimeMachine } from "../../flows/cancelTeeTime/machine.ts";
import type { CancelSnapshot } from "../../flows/cancelTeeTime/selectors.ts";

/** The dialog's actor and snapshot, for its parts. */
export type CancelFlow = {
  readonly actor: ActorRefFrom<ReturnType<typeof createCancelTeeTimeMachine>>;
  readonly snapshot: CancelSnapshot;
};
