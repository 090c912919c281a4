import { useQuery } from "@tanstack/react-query";
import { Alert, LinkButton, PageHeader } from "@teedesk/ui";
import { Waiting } from "../../messages/Waiting.tsx";
import type { PageProps } from "../../navigation/page.ts";
import { paths } from "../../navigation/paths.ts";
import { ReadFailure } from "../../queries/ReadFailure.tsx";
import { PrintHeader } from "../../resource/PrintHeader.tsx";
import { useServices } from "../../services/services.tsx";
import { ProofDocument } from "./ProofDocument.tsx";
import { proofQuery } from "./proof.api.ts";

/** One document of what was agreed, mailed, paid and changed of a tee time, to print for a card dispute (DECISION-63). */
export function ProofPage({ title, params }: PageProps) {
  const { config } = useServices();
  const id = Number(params["id"]);
  if (config.proves_tee_times) return <Printed title={title} id={id} />;
  return (
    <>
      <PageHeader title={title} actions={<LinkButton href={paths.teeTime(id)}>Back to the tee time</LinkButton>} />
      <Alert tone="info">This server does not make a proof of a tee time. Print the tee time's page instead.</Alert>
    </>
  );
}

function Printed({ title, id }: { readonly title: string; readonly id: number }) {
  const { api } = useServices();
  const { data, error, refetch } = useQuery(proofQuery(api, id));
  if (error !== null) return <ReadFailure what="The proof" error={error} retry={() => void refetch()} />;
  if (data === undefined) return <Waiting />;
  return (
    <>
      <PrintHeader title={title} back={{ href: paths.teeTime(id), text: "Back to the tee time" }} />
      <ProofDocument proof={data} />
    </>
  );
}
