import type { MailPlaceholder } from "@teedesk/domain";
import { Button, FoldingPanel } from "@teedesk/ui";

type Props = { readonly list: readonly MailPlaceholder[]; readonly onInsert: (placeholder: string) => void };

/** The placeholders of the text: pressing one inserts it at the caret. */
export function Placeholders({ list, onInsert }: Props) {
  return (
    <FoldingPanel heading="Placeholders" summary={`${list.length} for this mail`}>
      <ul className="flex flex-col gap-1">
        {list.map(({ name, meaning, sample }) => (
          <li key={name} className="grid items-baseline gap-x-3 sm:grid-cols-[13rem_minmax(0,1fr)]">
            <Button
              kind="quiet"
              size="small"
              className="-ml-2 justify-start font-mono"
              onClick={() => onInsert(`{{ ${name} }}`)}
            >
              {`{{ ${name} }}`}
            </Button>
            <span className="min-w-0 text-sm">
              {meaning}
              <span className="block truncate text-ink-muted">
                {typeof sample === "string" ? sample.replaceAll("\n", " ") : "A table, in a paragraph of its own"}
              </span>
            </span>
          </li>
        ))}
      </ul>
      <p className="mt-3 text-sm text-pretty text-ink-muted">
        The first line is the subject. Blank lines divide paragraphs.{" "}
        <code className="font-mono">{"{% if name %} … {% else %} … {% endif %}"}</code> shows a part only where the
        placeholder has something to say.
      </p>
    </FoldingPanel>
  );
}
