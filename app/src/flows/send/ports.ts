import type { Answer } from "@teedesk/domain";

export type SendPorts = {
  /** Sends one more mail about a record, each time it is called (UNCLEAR-62); answers the server's line for the user. */
  readonly send: (id: number, signal: AbortSignal) => Promise<Answer<unknown>>;
};
