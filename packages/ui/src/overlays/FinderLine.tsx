import { Icon } from "../basics/Icon.tsx";
import { SearchIcon } from "../basics/icons.ts";
import type { FinderProps } from "./FinderBox.tsx";
import { lineAttributes } from "./lineAttributes.ts";

type FinderLineProps = Pick<FinderProps, "label" | "placeholder" | "query" | "onQuery" | "maxLength" | "onClose">;

/** The line of a Finder in its place, until the code of the box has loaded: what is typed meanwhile is in the box. */
export const FinderLine = ({ label, placeholder, query, onQuery, maxLength, onClose }: FinderLineProps) => (
  <div className="fixed inset-0 z-40 flex items-start justify-center bg-veil p-3 sm:p-12">
    <div className="flex w-full max-w-160 items-center gap-2 rounded-lg bg-raised px-3 shadow-dialog">
      <Icon shapes={SearchIcon} className="size-4 shrink-0 text-ink-muted" />
      <input
        {...lineAttributes}
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- it opens by a key, for the keys that follow
        autoFocus
        aria-label={label}
        maxLength={maxLength}
        placeholder={placeholder}
        value={query}
        onChange={(event) => onQuery(event.target.value)}
        onKeyDown={(event) => event.key === "Escape" && onClose()}
      />
    </div>
  </div>
);
