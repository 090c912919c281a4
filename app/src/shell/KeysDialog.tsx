import { Dialog, Kbd, Link } from "@teedesk/ui";
import { useState } from "react";
import { paths } from "../navigation/paths.ts";
import { actsOfPage } from "./find/pageActs.ts";
import { keyList } from "./keyList.ts";

/** The list of keys that `?` shows: those of every page, and those of the acts on the open one. */
export function KeysDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const [acts] = useState(() => actsOfPage().filter(({ keys }) => keys.length === 1));
  return (
    <Dialog open={open} onClose={onClose} title="Keys" size="small">
      <KeyTable keys={keyList} />
      {acts.length > 0 && (
        <>
          <h3 className="mt-4 mb-2 font-semibold">On this page, outside of fields</h3>
          <KeyTable keys={acts.map(({ name, keys }) => ({ does: name, keys }))} />
        </>
      )}
      <p className="mt-4">
        <Link external href={paths.theDesk()}>
          The calls of a day, key by key
        </Link>
      </p>
    </Dialog>
  );
}

function KeyTable({ keys: rows }: { keys: typeof keyList }) {
  return (
    <dl className="grid grid-cols-[auto_1fr] items-baseline gap-x-4 gap-y-2">
      {rows.map(({ keys, does }) => (
        <div key={does} className="contents">
          <dt className="flex justify-end gap-1">
            {keys.map((key) => (
              <Kbd key={key}>{key}</Kbd>
            ))}
          </dt>
          <dd>{does}</dd>
        </div>
      ))}
    </dl>
  );
}
