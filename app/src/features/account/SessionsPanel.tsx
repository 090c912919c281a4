import { useQuery } from "@tanstack/react-query";
import { Badge, Button, type Column, Panel, Table, VisuallyHidden } from "@teedesk/ui";
import { Moment } from "../../format/Moment.tsx";
import type { RowActions } from "../../listing/list.ts";
import { useRowActions } from "../../listing/useRowActions.tsx";
import { ReadFailure } from "../../queries/ReadFailure.tsx";
import { useServices } from "../../services/services.tsx";
import { endOtherSessions, endSession, type OwnSession, ownSessions } from "./account.api.ts";
import { browserName } from "./browserName.ts";

const columns: readonly Column<OwnSession>[] = [
  {
    key: "browser",
    header: "Browser",
    cell: ({ browser, is_current }) => (
      <span className="flex items-center gap-2" title={browser}>
        {browserName(browser)}
        {is_current && <Badge tone="accent">This one</Badge>}
      </span>
    ),
  },
  { key: "network_address", header: "Network Address", cell: ({ network_address }) => network_address || "—" },
  { key: "created_at", header: "Signed In", cell: ({ created_at }) => <Moment instant={created_at} /> },
  { key: "last_used_at", header: "Last Used", cell: ({ last_used_at }) => <Moment instant={last_used_at} /> },
];

/** The column that ends another session than this one. */
const endColumn = ({ isRunning, run }: RowActions<OwnSession>): Column<OwnSession> => ({
  key: "end",
  header: "End",
  cell: ({ id, browser, is_current }) =>
    !is_current && (
      <Button size="small" aria-disabled={isRunning} onClick={() => void run((api) => endSession(api, id))}>
        End<VisuallyHidden> {browserName(browser)}</VisuallyHidden>
      </Button>
    ),
});

/** One's own sessions. The current one ends with Sign Out. */
export function SessionsPanel() {
  const { api } = useServices();
  const { data = [], isPending, error, refetch } = useQuery(ownSessions(api));
  const { actions, outcome } = useRowActions("own_session", data);
  const hasOthers = data.some(({ is_current }) => !is_current);
  return (
    <Panel
      heading="Where you are signed in"
      className="print:hidden"
      flush
      actions={
        hasOthers && (
          <Button size="small" aria-disabled={actions.isRunning} onClick={() => void actions.run(endOtherSessions)}>
            End All Others
          </Button>
        )
      }
    >
      {outcome}
      {error !== null && <ReadFailure what="Your sessions" error={error} retry={() => void refetch()} />}
      <Table
        label="Your sessions"
        columns={[...columns, endColumn(actions)]}
        rows={data}
        rowKey={({ id }) => id}
        loading={isPending}
        skeletonRows={2}
        empty={error === null ? "You have no sessions." : ""}
      />
    </Panel>
  );
}
