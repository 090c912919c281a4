import { queryOptions, useQuery, useQueryClient } from "@tanstack/react-query";
import type { ApiResult } from "@teedesk/domain";
import { Alert, Button, Kbd } from "@teedesk/ui";
import { useState, useSyncExternalStore } from "react";
import { apiResult } from "../../api/apiResult.ts";
import type { Api } from "../../api/client.ts";
import { invalidateRecords } from "../../editing/invalidateRecords.ts";
import { failureOf, linesOf } from "../../flows/apiResult.ts";
import { FailureAlert } from "../../messages/FailureAlert.tsx";
import { read } from "../../queries/read.ts";
import { useServices } from "../../services/services.tsx";

type Left = { readonly refusal: string | null; readonly until: number };

/** Until when a booking can be undone, by this browser's clock: the server sends the seconds that are left. */
const undoOptions = (api: Api, id: number) =>
  queryOptions({
    queryKey: ["tee_time", "undo", id],
    queryFn: async ({ signal }): Promise<Left> => {
      const asked = Date.now();
      const path = "/api/tee_times/undo/options/{id}";
      const { seconds_left, refusal } = await read(apiResult(api.GET(path, { params: { path: { id } }, signal })));
      return { refusal, until: asked + seconds_left * 1000 };
    },
    retry: false,
    staleTime: 0,
    gcTime: 0,
  });

function everySecond(tell: () => void): () => void {
  const timer = setInterval(tell, 1000);
  return () => clearInterval(timer);
}

const thisSecond = (): number => Math.floor(Date.now() / 1000) * 1000;

const minutesText = (seconds: number): string => `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;

type UndoPanelProps = {
  readonly id: number;
  /** Just booked: small as the buttons beside it, and room is kept for it until the server has said how long, lest they move. */
  readonly isNew?: boolean;
  /** F9 presses the button, or goes to it where it is not new; not while something else is typed, where a slip of one key would undo a booking. */
  readonly hasKey: boolean;
  /** Called with the server's words once the booking is undone. */
  readonly onUndone: (message: string) => void;
};

/** Undoes a booking, with the time left for it; nothing where it cannot be undone. Not for a server that undoes none. */
export function UndoPanel({ id, isNew = false, hasKey, onUndone }: UndoPanelProps) {
  const { api } = useServices();
  const queries = useQueryClient();
  const { data, isPending } = useQuery(undoOptions(api, id));
  const now = useSyncExternalStore(everySecond, thisSecond);
  const [isUndoing, setIsUndoing] = useState(false);
  const [refused, setRefused] = useState<ApiResult<unknown> | null>(null);
  const seconds = data === undefined || data.refusal !== null ? 0 : Math.ceil((data.until - now) / 1000);
  const isComing = isNew && isPending;
  const isOffered = seconds > 0 || isUndoing || isComing;

  const undo = async () => {
    if (isUndoing) return;
    setIsUndoing(true);
    setRefused(null);
    const result = await apiResult(api.POST("/api/tee_times/undo", { body: { id } }));
    setIsUndoing(false);
    if (result.kind !== "ok") return setRefused(result);
    invalidateRecords(queries, ["tee_time", "gift_certificate", "promise"]);
    onUndone(result.value.message);
  };
  if (!isOffered && refused === null) return null;
  return (
    <>
      {isOffered && (
        <Button
          size={isNew ? "small" : "normal"}
          className={isComing ? "invisible" : ""}
          busy={isUndoing}
          disabled={isComing}
          {...(hasKey && { "aria-keyshortcuts": "F9" })}
          {...(!isNew && { "data-on-key": "focus" })}
          onClick={() => void undo()}
        >
          Undo
          <span aria-hidden className="tabular-nums">
            {minutesText(seconds)}
          </span>
          {hasKey && (
            <span aria-hidden className="max-sm:hidden">
              <Kbd>F9</Kbd>
            </span>
          )}
        </Button>
      )}
      {refused !== null && <Refused refused={refused} />}
    </>
  );
}

/** The reason why nothing was undone; without a response it may have been, and Undo repeats it. */
function Refused({ refused }: { readonly refused: ApiResult<unknown> }) {
  const { message } = linesOf(refused);
  if (message === "") return <FailureAlert failure={failureOf(refused)} />;
  return <Alert tone="danger">{message}</Alert>;
}
