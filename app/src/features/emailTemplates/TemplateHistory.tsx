import { useQuery } from "@tanstack/react-query";
import { Button, FoldingPanel } from "@teedesk/ui";
import { Moment } from "../../format/Moment.tsx";
import { read } from "../../queries/read.ts";
import { useServices } from "../../services/services.tsx";
import { listTemplateVersions } from "./emailTemplate.api.ts";

type Props = {
  readonly template: string;
  /** The text in the editor. */
  readonly shown: string;
  readonly onRestore: (text: string) => void;
};

const changeText = (count: number): string =>
  count === 0 ? "Never changed" : `${count} ${count === 1 ? "change" : "changes"}`;

/** The template's earlier texts. Restoring one puts it into the editor; it is not stored before a save. */
export function TemplateHistory({ template, shown, onRestore }: Props) {
  const { api } = useServices();
  const { data = [] } = useQuery({
    queryKey: ["email_templates", template, "versions"],
    queryFn: ({ signal }) => read(listTemplateVersions(api, template, signal)),
  });
  if (data.length === 0) return null;
  return (
    <FoldingPanel heading="History" summary={changeText(data.length - 1)}>
      <ol className="flex flex-col">
        {data.map(({ lock_version, content, staff_user, created_at }, index) => (
          <li key={lock_version} className="flex items-center gap-3 border-t border-line py-2 first:border-t-0">
            <span className="min-w-0 grow truncate" title={content}>
              <span className="font-medium">{staff_user ?? "The text Teedesk came with"}</span>{" "}
              {created_at !== null && (
                <time className="text-sm text-ink-muted">
                  <Moment instant={created_at} />
                </time>
              )}
              {index === 0 && <span className="text-sm text-ink-muted"> · in use</span>}
            </span>
            <Button
              size="small"
              disabled={content === shown}
              aria-label={
                created_at === null ? "Restore the text Teedesk came with" : `Restore version ${lock_version}`
              }
              onClick={() => onRestore(content)}
            >
              Restore
            </Button>
          </li>
        ))}
      </ol>
    </FoldingPanel>
  );
}
