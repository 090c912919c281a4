import {
  Alert,
  Badge,
  Button,
  Chip,
  EmptyState,
  NewIcon,
  Overlay,
  Panel,
  SearchIcon,
  Skeleton,
  showToast,
} from "../src/index.ts";

const nothing = () => undefined;

export function Feedback() {
  return (
    <div className="grid gap-6 xl:grid-cols-2">
      <Panel heading="Alerts">
        <div className="flex flex-col gap-2">
          <Alert tone="success">Success</Alert>
          <Alert tone="warning">One or more things are invalid.</Alert>
          <Alert tone="info" actions={<Button size="small">Restore</Button>}>
            A draft from 12:04 was kept.
          </Alert>
          <Alert tone="danger" detail={'{"message":"upstream timed out","request_id":"req-7f31"}'}>
            A fatal error occured. Please escalate. Debug data:
          </Alert>
        </div>
      </Panel>
      <Panel heading="States">
        <div className="flex flex-col gap-4">
          <div className="flex flex-wrap gap-2">
            <Badge>Locked</Badge>
            <Badge tone="accent">Saved 12:04</Badge>
            <Badge tone="attention">Unsaved changes</Badge>
            <Badge tone="danger">STAGING SITE</Badge>
            <Chip name="Last Name" value="Alvarez" onRemove={nothing} />
          </div>
          <div className="flex gap-2">
            <Button onClick={() => showToast("Receipt sent")}>Say something</Button>
            <Button onClick={() => showToast("The voucher could not be sent", "danger")}>Report a failure</Button>
          </div>
          <div className="relative h-24 rounded-lg border border-line p-4">
            <Skeleton className="mb-3" />
            <Skeleton className="max-w-1/2" />
            <Overlay text="Please wait..." />
          </div>
          <EmptyState icon={SearchIcon} title="No rates found" actions={<Button icon={NewIcon}>New Rate</Button>}>
            No rate is valid for this course at this time.
          </EmptyState>
        </div>
      </Panel>
    </div>
  );
}
