import type { ServerLines } from "@teedesk/domain";
import { Alert } from "@teedesk/ui";

/** An error line and, when a system behind the server sent a message, a backend-error line (OPS-TT-42, OPS-TT-43). */
export function ServerSaid({ lines: { message, backend_message } }: { lines: ServerLines }) {
  return (
    <Alert tone="danger">
      {message}
      {backend_message !== "" && <p className="font-normal">{backend_message}</p>}
    </Alert>
  );
}
