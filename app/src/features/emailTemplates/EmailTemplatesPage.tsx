import { useQuery } from "@tanstack/react-query";
import { Alert, Button, PageHeader, Panel, Select } from "@teedesk/ui";
import { type ReactNode, useState } from "react";
import { useLocation, useSearch } from "wouter";
import { messages } from "../../messages/messages.ts";
import { Waiting } from "../../messages/Waiting.tsx";
import type { PageProps } from "../../navigation/page.ts";
import { paths } from "../../navigation/paths.ts";
import { ReadFailure } from "../../queries/ReadFailure.tsx";
import { read } from "../../queries/read.ts";
import { undeliveredMail } from "../../resources/mail/mail.api.ts";
import { UndeliveredPanel } from "../../resources/mail/UndeliveredPanel.tsx";
import { useServices } from "../../services/services.tsx";
import { listTemplates } from "./emailTemplate.api.ts";
import { TemplateEditor } from "./TemplateEditor.tsx";

/** The texts of mails, for admins (OPS-TPL-01 to OPS-TPL-09, ROLE-12). The address names the open template. */
export function EmailTemplatesPage({ title }: PageProps) {
  const { api } = useServices();
  const [, navigate] = useLocation();
  const template = new URLSearchParams(useSearch()).get("template") ?? "";
  const { data, error, refetch } = useQuery({
    queryKey: ["email_templates"],
    queryFn: ({ signal }) => read(listTemplates(api, signal)),
  });
  if (error !== null) return <ReadFailure what="The list of templates" error={error} retry={() => void refetch()} />;
  if (data === undefined) return <Waiting />;
  const choice = (
    <Select
      label="Template"
      name="template"
      placeholder="Choose a template"
      value={template}
      options={Object.entries(data.files).map(([value, text]) => ({ value, text }))}
      onChange={(chosen) => navigate(paths.emailTemplates(chosen === "" ? {} : { template: chosen }))}
      className="max-w-96"
    />
  );
  return template === "" ? (
    <NoTemplate title={title}>{choice}</NoTemplate>
  ) : (
    <TemplateEditor key={template} title={title} template={template}>
      {choice}
    </TemplateEditor>
  );
}

/** MSG-29, OPS-TPL-09: Save without a template shows a message, and calls nothing. */
function NoTemplate({ title, children }: { title: string; children: ReactNode }) {
  const { api } = useServices();
  const { data: undelivered = [] } = useQuery(undeliveredMail(api));
  const [isTried, setIsTried] = useState(false);
  return (
    <div className="mx-auto max-w-360">
      <PageHeader
        sticky
        title={title}
        actions={<Button onClick={() => setIsTried(true)}>Save</Button>}
        outcome={isTried && <Alert tone="danger">{messages.noTemplate}</Alert>}
      />
      <div className="grid items-start gap-4 pt-4 xl:grid-cols-2">
        <Panel heading="Text">
          {children}
          <p className="mt-3 text-ink-muted">
            Choose the mail to change. Receipts, vouchers, cancelations, gift certificates and wait-list mails are sent
            with the text saved here.
          </p>
        </Panel>
        <UndeliveredPanel mails={undelivered} />
      </div>
    </div>
  );
}
