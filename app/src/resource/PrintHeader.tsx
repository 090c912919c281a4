import { Button, LinkButton, PageHeader, PrintIcon } from "@teedesk/ui";
import type { ReactNode } from "react";

type Props = {
  readonly title: string;
  /** The link to the record that is printed. */
  readonly back: { readonly href: string; readonly text: string };
  /** Notices below. */
  readonly children?: ReactNode;
};

/** The head of a page to print, which is not printed itself. */
export function PrintHeader({ title, back, children }: Props) {
  return (
    <div className="print:hidden">
      <PageHeader
        title={title}
        actions={
          <>
            <LinkButton href={back.href}>{back.text}</LinkButton>
            <Button kind="primary" icon={PrintIcon} onClick={() => window.print()}>
              Print
            </Button>
          </>
        }
      />
      {children}
    </div>
  );
}
