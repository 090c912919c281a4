import { useState } from "react";
import {
  Button,
  DeleteIcon,
  IconButton,
  Kbd,
  Link,
  LinkButton,
  Menu,
  NewIcon,
  Panel,
  ReloadIcon,
} from "../src/index.ts";

export function Actions() {
  const [busy, setBusy] = useState(false);
  return (
    <Panel heading="Buttons and links">
      <div className="flex flex-col gap-4">
        <div className="flex flex-wrap items-center gap-2">
          <Button kind="primary">Book</Button>
          <Button>Apply</Button>
          <Button kind="quiet">Sign Out</Button>
          <Button kind="danger" icon={DeleteIcon}>
            Delete
          </Button>
          <Button kind="danger-quiet" icon={DeleteIcon}>
            Delete
          </Button>
          <Button icon={ReloadIcon}>Reload</Button>
          <IconButton icon={ReloadIcon} label="Reload" />
          <LinkButton href="#actions" icon={NewIcon}>
            New Customer
          </LinkButton>
        </div>
        <div className="flex flex-wrap items-center gap-2">
          <Button kind="primary" busy={busy} onClick={() => setBusy(true)}>
            Click to be busy
          </Button>
          <Button kind="primary" busy>
            Book
          </Button>
          <Button busy>Find or match deals</Button>
          <Button kind="danger" busy icon={DeleteIcon}>
            Delete
          </Button>
          <Button kind="primary" disabled>
            Book
          </Button>
          <Button disabled>Apply</Button>
          <Button kind="quiet" disabled>
            Lock
          </Button>
          <Button size="small">Copy</Button>
          <Button size="small" kind="primary">
            Select
          </Button>
        </div>
        <p className="flex flex-wrap items-center gap-4">
          <Link href="#actions">View</Link>
          <Link href="https://example.test" external>
            Open deal in the CRM
          </Link>
          <span className="flex items-center gap-1 text-ink-muted">
            <Kbd>Ctrl</Kbd>
            <Kbd>Enter</Kbd> books
          </span>
          <Menu
            kind="secondary"
            label="Actions"
            entries={[
              { text: "Remove without sending Email", onSelect: () => undefined },
              { text: "Send Voucher", onSelect: () => undefined, disabled: true },
              { text: "Close Queue", onSelect: () => undefined, danger: true },
            ]}
          />
        </p>
      </div>
    </Panel>
  );
}
