import { useServices } from "../../services/services.tsx";
import type { CallAbout } from "./call.api.ts";
import type { ShownCall } from "./callText.ts";
import { KnownCall } from "./KnownCall.tsx";

type Props = {
  readonly about: CallAbout;
  readonly call: ShownCall | undefined;
  /** The customer in a sentence. */
  readonly name: string;
};

/**
 * The call to a customer who waits: claimed by the agent who makes it, then its outcome by one key, and the focus is on the next
 * customer. Others see who is calling, and all see the last outcome. Nothing where the server sends no calls. Loaded with its list,
 * since rows would grow if it came later.
 */
export function CallPanel({ call, ...props }: Props) {
  const { config } = useServices();
  return config.claims_calls && call !== undefined ? <KnownCall {...props} call={call} /> : null;
}
