import { ChevronLeft, ChevronRight } from "lucide";
import { useId } from "react";
import { IconButton } from "../basics/IconButton.tsx";
import { SelectBox } from "../inputs/Select.tsx";
import { type PageOf, pageRange } from "./pageRange.ts";

export type PagerProps = PageOf & {
  /** The list whose pages they are. */
  label: string;
  onPage: (page: number) => void;
  /** With `onPageSize`: the sizes to choose from; -1 means all. */
  pageSizes?: readonly number[];
  onPageSize?: (pageSize: number) => void;
};

/** The range of rows shown, their total, and the way to the others. Turning the page does not wait for the count. */
export function Pager(props: PagerProps) {
  const { label, page, pageSize, onPage, pageSizes = [], onPageSize } = props;
  const sizeId = useId();
  const { text, last, previous } = pageRange(props);
  return (
    <nav
      aria-label={`Pages of ${label}`}
      className="flex min-h-12 flex-wrap items-center justify-between gap-x-4 gap-y-1 border-t border-line px-4 py-2 text-sm text-ink-muted print:hidden"
    >
      {onPageSize === undefined ? (
        <span />
      ) : (
        <span className="flex items-center gap-2">
          <label htmlFor={sizeId} className="max-sm:sr-only">
            Rows per page
          </label>
          <SelectBox
            id={sizeId}
            value={pageSize}
            onChange={(event) => onPageSize(Number(event.target.value))}
            className="h-control"
          >
            {pageSizes.map((size) => (
              <option key={size} value={size}>
                {size === -1 ? "All" : size}
              </option>
            ))}
          </SelectBox>
        </span>
      )}
      <span className="ml-auto flex items-center gap-1">
        <output className="px-2">{text}</output>
        <IconButton icon={ChevronLeft} label="Previous page" disabled={page <= 1} onClick={() => onPage(previous)} />
        <IconButton icon={ChevronRight} label="Next page" disabled={last} onClick={() => onPage(page + 1)} />
      </span>
    </nav>
  );
}
