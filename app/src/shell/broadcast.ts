import { useActorRef, useSelector } from "@xstate/react";
import { useState } from "react";
import { createBroadcastMachine } from "../flows/broadcast/machine.ts";
import { useServices } from "../services/services.tsx";

/** The broadcast message as the machine has it now; "" while there is none. */
export function useBroadcastMessage(): string {
  const { broadcast } = useServices();
  const [machine] = useState(() => createBroadcastMachine(broadcast, broadcast.known()));
  return useSelector(useActorRef(machine), ({ context }) => context.message);
}
