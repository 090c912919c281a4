import { useActorRef, useSelector } from "@xstate/react";
import { useState } from "react";
import { answer } from "../api/answer.ts";
import type { Api } from "../api/client.ts";
import { member } from "../api/record.ts";
import { createBroadcastMachine } from "../flows/broadcast/machine.ts";
import type { BroadcastPorts } from "../flows/broadcast/ports.ts";
import { useServices } from "../services.tsx";

const broadcastPorts = (api: Api): BroadcastPorts => ({
  load: async (signal) => {
    const message = await answer(api.GET("/api/ric_messages/get", { signal }));
    // An older server may have none to tell.
    return message.kind === "ok" ? { ...message, value: String(member(message.value, "message") ?? "") } : message;
  },
});

/** The broadcast message as the machine has it now; "" while there is none. */
export function useBroadcastMessage(): string {
  const { api } = useServices();
  const [machine] = useState(() => createBroadcastMachine(broadcastPorts(api)));
  return useSelector(useActorRef(machine), ({ context }) => context.message);
}
