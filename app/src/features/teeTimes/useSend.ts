import { useQueryClient } from "@tanstack/react-query";
import { useActorRef, useSelector } from "@xstate/react";
import { useEffect, useState } from "react";
import type { ActorRefFrom, SnapshotFrom } from "xstate";
import { createSendMachine } from "../../flows/send/machine.ts";
import type { SendPorts } from "../../flows/send/ports.ts";

type SendMachine = ReturnType<typeof createSendMachine>;

/** One button that sends a mail: where its conversation is, and how to go on with it. */
export type Send = {
  readonly actor: ActorRefFrom<SendMachine>;
  readonly snapshot: SnapshotFrom<SendMachine>;
};

/** A mail about a tee time that can be sent by hand. */
export function useSend(id: number, send: SendPorts["send"]): Send {
  const [machine] = useState(() => createSendMachine({ send }));
  const actor = useActorRef(machine, { input: { id } });
  const snapshot = useSelector(actor, (state) => state);
  const queries = useQueryClient();
  useEffect(() => {
    const readHistory = () => void queries.invalidateQueries({ queryKey: ["history", "tee_time", id] });
    const sent = actor.on("mail.sent", readHistory);
    return () => sent.unsubscribe();
  }, [actor, queries, id]);
  return { actor, snapshot };
}
