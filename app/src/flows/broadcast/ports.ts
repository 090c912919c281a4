import type { Answer } from "@teedesk/domain";

export type BroadcastPorts = { readonly load: (signal: AbortSignal) => Promise<Answer<string>> };
