import { useActorRef, useSelector } from "@xstate/react";
import { useState } from "react";
import { answer } from "../api/answer.ts";
import type { Api } from "../api/client.ts";
import { member } from "../api/record.ts";
import { createBroadcastMachine } from "../flows/broadcast/machine.ts";
import type { BroadcastPorts } from "../flows/broadcast/ports.ts";
import { useServices } from "../services/services.tsx";

const broadcastPorts = (api: Api): BroadcastPorts => ({
  load: async (signal) => {
    const answered = await answer(api.GET("/api/ric_messages/get", { signal }));
    if (answered.kind !== "ok") return answered;
    const message = member(answered.value, "message");
    // An older server may answer null where there is none.
    return { kind: "ok", value: typeof message === "string" ? message : "" };
  },
});

/** The broadcast message as the machine has it now; "" while there is none. */
export function useBroadcastMessage(): string {
  const { api } = useServices();
  const [machine] = useState(() => createBroadcastMachine(broadcastPorts(api)));
  return useSelector(useActorRef(machine), ({ context }) => context.message);
}
