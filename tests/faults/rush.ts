import type { Teedesk } from "../support/teedesk.ts";
import { book, type Outcome, type Session } from "./agent.ts";
import type { Order } from "./orders.ts";

/** An order that was sent, by whom, and its outcome for the client before the server died. */
export type Sent = { readonly order: Order; readonly session: Session; readonly before: Outcome };

export type Rush = {
  readonly session: Session;
  readonly orders: readonly Order[];
  /** Agents who book at the same time, each one tee time after the other. */
  readonly agents: number;
  /** The server dies after this many responses and then this many milliseconds. */
  readonly answers: number;
  readonly milliseconds: number;
};

/**
 * Lets agents book until the server is killed meanwhile; returns the sent orders. Counting responses makes a slow machine as busy as a fast
 * one.
 */
export async function killAmidst(dying: Teedesk, rush: Rush): Promise<readonly Sent[]> {
  const waiting = [...rush.orders];
  const sent: Sent[] = [];
  let answered = 0;
  let reached = () => {};
  const isTime = new Promise<void>((resolve) => {
    reached = resolve;
  });
  if (rush.answers === 0) reached();

  const agent = async (): Promise<void> => {
    for (let order = waiting.shift(); order !== undefined; order = waiting.shift()) {
      const before = await book(dying.url, rush.session, order);
      sent.push({ order, session: rush.session, before });
      if (before.kind === "cut") return;
      answered += 1;
      if (answered === rush.answers) reached();
    }
  };
  const agents = Promise.all(Array.from({ length: rush.agents }, agent));
  await isTime;
  await new Promise((resolve) => setTimeout(resolve, rush.milliseconds));
  await dying.kill();
  await agents;
  return sent;
}
