import { useMutation, useQueryClient } from "@tanstack/react-query";
import { Button, Panel, showToast } from "@teedesk/ui";
import { linesOf } from "../../flows/apiResult.ts";
import { Moment } from "../../format/Moment.tsx";
import { useServices } from "../../services/services.tsx";
import { type OutgoingMail, sendMailAgain } from "./mail.api.ts";

/** Mail that did not arrive, with recipient and reason, and a button to send abandoned mail again. Nothing without such mail. */
export function UndeliveredPanel({ mails }: { mails: readonly OutgoingMail[] }) {
  const undelivered = mails.filter(
    // A mail in its first attempt has not failed.
    ({ state, last_error }) => state === "failed" || (state === "waiting" && last_error !== null),
  );
  if (undelivered.length === 0) return null;
  return (
    <Panel heading="Mail not delivered yet">
      <ul className="flex flex-col">
        {undelivered.map((mail) => (
          <UndeliveredMail key={mail.id} mail={mail} />
        ))}
      </ul>
    </Panel>
  );
}

function UndeliveredMail({ mail: { id, recipient, subject, state, last_error, updated_at } }: { mail: OutgoingMail }) {
  const { api } = useServices();
  const queries = useQueryClient();
  const again = useMutation({
    mutationFn: () => sendMailAgain(api, id),
    onSuccess: (result) => {
      const said = linesOf(result).message || "The mail was not sent again. Try once more.";
      showToast(said, result.kind === "ok" ? "success" : "danger");
      void queries.invalidateQueries({ queryKey: ["mail"] });
    },
  });
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-1 border-t border-line py-2 first:border-t-0">
      <div className="min-w-0 grow basis-72">
        <p className="truncate" title={subject}>
          <span className="font-medium">{recipient}</span> · {subject}
        </p>
        <p className="text-sm wrap-anywhere text-ink-muted">
          <time>
            <Moment instant={updated_at} />
          </time>{" "}
          {last_error ?? "No reason is known."}
        </p>
      </div>
      {state === "failed" ? (
        <Button
          data-acts
          size="small"
          busy={again.isPending}
          aria-label={`Send again to ${recipient}`}
          onClick={() => again.mutate()}
        >
          Send again
        </Button>
      ) : (
        <span className="text-sm text-ink-muted">Tried again automatically</span>
      )}
    </li>
  );
}
