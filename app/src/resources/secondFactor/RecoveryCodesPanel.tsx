import { Alert, Button, CopyButton, PrintIcon } from "@teedesk/ui";
import { useServices } from "../../services/services.tsx";

type Props = { readonly codes: readonly string[]; readonly onDone: () => void };

/** Hands a text to the browser as a file. */
function download(name: string, text: string): void {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(new Blob([text], { type: "text/plain" }));
  link.download = name;
  link.click();
  URL.revokeObjectURL(link.href);
}

/** Recovery codes, which the server shows once: to copy, download or print. */
export function RecoveryCodesPanel({ codes, onDone }: Props) {
  const { config } = useServices();
  const text = [`Recovery codes for ${config.product_name}. Each works once.`, ...codes].join("\n");
  return (
    <div className="flex flex-col gap-3">
      <Alert tone="warning">
        Store these recovery codes now.
        <p className="font-normal">
          They are not shown again. Each lets you sign in once without your authenticator app: keep them apart from it,
          in a password manager or on paper.
        </p>
      </Alert>
      <ul aria-label="Recovery codes" className="grid gap-x-6 gap-y-1 font-mono sm:grid-cols-2">
        {codes.map((code) => (
          <li key={code} className="tabular-nums">
            {code}
          </li>
        ))}
      </ul>
      <div className="flex flex-wrap gap-2 print:hidden">
        <CopyButton text={text} />
        <Button size="small" onClick={() => download("recovery-codes.txt", text)}>
          Download
        </Button>
        <Button size="small" icon={PrintIcon} onClick={() => window.print()}>
          Print
        </Button>
      </div>
      <Button kind="primary" className="self-start print:hidden" onClick={onDone}>
        I have stored them
      </Button>
    </div>
  );
}
