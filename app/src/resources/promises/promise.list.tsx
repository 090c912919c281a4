import { Badge, Link } from "@teedesk/ui";
import type { FiltersOf } from "../../api/contract.ts";
import { Age } from "../../format/Age.tsx";
import { Moment } from "../../format/Moment.tsx";
import { choiceFilter, flagFilter, textFilter } from "../../listing/filters.tsx";
import { type List, listDefaults } from "../../listing/list.ts";
import { paths } from "../../navigation/paths.ts";
import { PromiseActions } from "./PromiseActions.tsx";
import { kindText, type PromiseRow, promiseCalls, promiseKinds } from "./promise.api.ts";
import { phoneOf, promiseText } from "./promiseText.ts";

function Due({ due_at, is_overdue }: PromiseRow) {
  if (!is_overdue) return <Moment instant={due_at} />;
  return (
    <span className="inline-flex items-center gap-2">
      <Badge tone="danger">Overdue</Badge>
      <Age instant={due_at} />
    </span>
  );
}

/** The sentence leads to the record that it is about. */
function ToDo(row: PromiseRow) {
  const { tee_time, mail, asked, customer } = row;
  const text = promiseText(row);
  const certificate = mail?.gift_certificate_id ?? asked?.gift_certificate_id ?? null;
  if (tee_time !== null) return <Link href={paths.teeTime(tee_time.id)}>{text}</Link>;
  if (certificate !== null) return <Link href={paths.giftCertificate(certificate)}>{text}</Link>;
  return customer === null ? text : <Link href={paths.customer(customer.id)}>{text}</Link>;
}

/** The work that staff promised, whoever began it: that which is due first (DECISION-55). */
export const promiseList: List<PromiseRow, FiltersOf<"listPromises">, never> = {
  name: "promise",
  label: "To do",
  empty: "Nothing is left to do.",
  columns: [
    { key: "act", header: "Act", cell: (row, actions) => <PromiseActions row={row} {...actions} />, className: "w-24" },
    { key: "due_at", header: "Due", cell: Due, className: "w-44" },
    { key: "kind", header: "Kind", cell: kindText },
    { key: "todo", header: "To do", cell: ToDo, wrap: true, className: "min-w-80" },
    { key: "phone", header: "Phone", cell: phoneOf },
    { key: "agent", header: "Begun by" },
  ],
  filters: {
    kind: choiceFilter("Kind", promiseKinds),
    agent: textFilter("Begun by"),
    is_overdue: flagFilter("Overdue?"),
  },
  defaults: listDefaults([]),
  calls: promiseCalls,
};
