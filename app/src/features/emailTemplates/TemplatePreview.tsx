import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { Alert, Button, Panel } from "@teedesk/ui";
import { useState } from "react";
import { useRested } from "../../queries/useRested.ts";
import { useServices } from "../../services/services.tsx";
import { previewTemplate } from "./emailTemplate.api.ts";

const widths = { desktop: "Desktop", phone: "Phone" } as const;
type Width = keyof typeof widths;

/** The pause in typing before the preview is updated, in milliseconds. */
const rest = 300;

/**
 * The text with sample data, in a frame that runs and loads nothing. The problems of the text are above the last preview that could be made.
 */
export function TemplatePreview({ template, text }: { template: string; text: string }) {
  const { api } = useServices();
  const [width, setWidth] = useState<Width>("desktop");
  const content = useRested(text, rest);
  const { data } = useQuery({
    queryKey: ["email_templates", template, "preview", content],
    queryFn: ({ signal }) => previewTemplate(api, template, content, signal),
    placeholderData: keepPreviousData,
    staleTime: Infinity,
    gcTime: 60_000,
  });
  const [last, setLast] = useState(data?.kind === "ok" ? data.value : null);
  if (data?.kind === "ok" && data.value !== last) setLast(data.value);

  const choose = (name: Width) => (
    <Button
      key={name}
      size="small"
      aria-pressed={width === name}
      kind={width === name ? "secondary" : "quiet"}
      onClick={() => setWidth(name)}
    >
      {widths[name]}
    </Button>
  );
  return (
    <Panel heading="Preview" actions={[choose("desktop"), choose("phone")]}>
      {data?.kind === "invalid" && (
        <Alert tone="warning" className="mb-3">
          {Object.values(data.errors).map((issue) => (
            <p key={issue}>{issue}</p>
          ))}
        </Alert>
      )}
      {data?.kind === "failed" && (
        <p className="mb-3 text-ink-muted">The preview could not be made. The text is kept.</p>
      )}
      {last !== null && (
        <>
          <p className="mb-2 wrap-anywhere">
            <span className="text-ink-muted">Subject </span>
            <span className="font-medium">{last.subject}</span>
          </p>
          <iframe
            title="Preview of the mail"
            sandbox=""
            srcDoc={last.html}
            className={`mx-auto block h-[52vh] w-full rounded-sm border border-line bg-white [color-scheme:light] ${width === "phone" ? "max-w-96" : ""}`}
          />
        </>
      )}
    </Panel>
  );
}
