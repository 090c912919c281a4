import { useQuery, useQueryClient } from "@tanstack/react-query";
import type { TeeTime } from "@teedesk/domain";
import { useState } from "react";
import { recordQuery } from "../../../editing/prefetchRecord.ts";
import { copiedDraft } from "../../../flows/copyBookings/copiedDraft.ts";
import { createCopyMachine } from "../../../flows/copyBookings/machine.ts";
import { selectEmail } from "../../../flows/session/selectors.ts";
import { Waiting } from "../../../messages/Waiting.tsx";
import type { PageProps } from "../../../navigation/page.ts";
import { ReadFailure } from "../../../queries/ReadFailure.tsx";
import { teeTimeCalls } from "../../../resources/teeTimes/teeTime.api.ts";
import { useServices, useSession } from "../../../services/services.tsx";
import { Copies } from "./Copies.tsx";
import { copyPorts } from "./copyPorts.ts";

/** Copies a tee time to other dates: each a booking of its own, at the rate of its day. */
export function CopyPage({ title, params }: PageProps) {
  const { api } = useServices();
  const id = Number(params["id"]);
  const [opened, setOpened] = useState<TeeTime | null>(null);
  const { data, error, refetch } = useQuery(recordQuery({ name: "tee_time", calls: teeTimeCalls }, api, id));
  // The copied facts stay as they are while the agent reads them to the caller.
  if (data !== undefined && opened === null) setOpened(data);
  if (opened !== null) return <CopiesOf key={opened.id} title={title} teeTime={opened} />;
  if (error !== null) return <ReadFailure what="The tee time" error={error} retry={() => void refetch()} />;
  return <Waiting />;
}

function CopiesOf({ title, teeTime }: { readonly title: string; readonly teeTime: TeeTime }) {
  const { api, config } = useServices();
  const queries = useQueryClient();
  const email = useSession(selectEmail);
  const [machine] = useState(() => createCopyMachine(copyPorts({ api, config, queries, email }, teeTime.id)));
  const [draft] = useState(() => copiedDraft(teeTime));
  return <Copies title={title} teeTime={teeTime} machine={machine} draft={draft} />;
}
