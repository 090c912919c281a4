import { Link, Panel } from "@teedesk/ui";
import { paths } from "../../navigation/paths.ts";
import { EmbeddedList } from "../../resource/EmbeddedList.tsx";
import { promiseList } from "../../resources/promises/promise.list.tsx";

/** The first of what is to do. */
const first = { ...promiseList, defaults: { ...promiseList.defaults, per_page: 5 } };

/** The work that staff promised, in the grid of the home page. */
export function PromisesPanel() {
  return (
    <Panel heading="To do" actions={<Link href={paths.promises()}>View all</Link>} flush>
      <EmbeddedList list={first} filters={{}} place="panel" />
    </Panel>
  );
}
