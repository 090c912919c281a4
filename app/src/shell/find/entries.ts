import { foldText } from "@teedesk/domain";
import type { FinderEntry, FinderGroup } from "@teedesk/ui";
import { destinationIcons } from "../../navigation/destinationIcons.ts";
import { paths } from "../../navigation/paths.ts";
import type { FoundRecord } from "./find.api.ts";
import type { Act } from "./pageActs.ts";
import type { Place } from "./places.ts";

/** The page of a found record, and what staff call its kind. */
const kinds = {
  tee_time: { name: "Tee time", icon: "teeTime", path: paths.teeTime },
  customer: { name: "Customer", icon: "customer", path: paths.customer },
  gift_certificate: { name: "Gift certificate", icon: "giftCertificate", path: paths.giftCertificate },
  discount: { name: "Discount", icon: "discount", path: paths.discount },
  course: { name: "Course", icon: "course", path: paths.course },
  staff_user: { name: "User", icon: "staffUser", path: paths.staffUser },
} as const satisfies Record<FoundRecord["kind"], { name: string; icon: keyof typeof destinationIcons; path: unknown }>;

/** The effect of an entry: an act of the page, or a page to go to. */
type Target = { readonly run: () => void } | { readonly path: string };

export type Entry = FinderEntry & { readonly target: Target };
type Group = FinderGroup & { readonly entries: readonly Entry[] };

const words = (text: string): readonly string[] => foldText(text).split(/\s+/).filter(Boolean);

/** Whether each typed word begins a word of the name. */
const isMeant = (typed: readonly string[], name: string): boolean =>
  typed.every((word) => words(name).some((own) => own.startsWith(word)));

const ofAct = ({ name, about, keys, run }: Act, index: number): Entry => ({
  key: `act ${index}`,
  text: name,
  detail: about,
  keys,
  target: { run },
});

const ofPlace = ({ name, purpose, path, icon, keys }: Place): Entry => ({
  key: `page ${path}`,
  icon: icon === null ? undefined : destinationIcons[icon],
  text: name,
  detail: purpose,
  keys,
  target: { path },
});

function ofRecord({ kind, id, title, detail }: FoundRecord): Entry {
  const { name, icon, path } = kinds[kind];
  return {
    key: `${kind} ${id}`,
    icon: destinationIcons[icon],
    text: title,
    detail,
    kind: name,
    target: { path: path(id) },
  };
}

type Findable = {
  readonly typed: string;
  readonly acts: readonly Act[];
  readonly places: readonly Place[];
  /** Records found for the typed text; those of an earlier text are no longer exact. */
  readonly records: readonly FoundRecord[];
};

/**
 * All that a text finds, in the order of the box. Acts and pages are above records that merely contain the text: "edit" is in Meredith,
 * too. Without a text it is the acts of the page, and all pages.
 */
export function entriesOf({ typed, acts, places, records }: Findable): readonly Group[] {
  const sought = words(typed);
  const meant = acts.filter(({ name }) => isMeant(sought, name));
  const isAct = (name: string) => meant.some((act) => act.name === name);
  return [
    { heading: "Exact match", entries: records.filter(({ is_exact }) => is_exact).map(ofRecord) },
    { heading: "On this page", entries: meant.map(ofAct) },
    { heading: "Go to", entries: places.filter(({ name }) => isMeant(sought, name) && !isAct(name)).map(ofPlace) },
    { heading: "Records", entries: records.filter(({ is_exact }) => !is_exact).map(ofRecord) },
  ];
}
