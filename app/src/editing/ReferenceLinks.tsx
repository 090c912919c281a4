import type { RecordReference } from "@teedesk/domain";
import { Link } from "@teedesk/ui";
import { paths } from "../navigation/paths.ts";
import type { HistoryEntity } from "./history.api.ts";

/** Lists that can be narrowed to what refers to a course, or show it among others. */
const ofCourse: Readonly<Record<string, (course: number) => string>> = {
  rate: (course_id) => paths.rates({ course_id }),
  rental_club: (course_id) => paths.rentalClubs({ course_id }),
  tee_time: (course) => paths.teeTimes({ filters: { courses: [course] } }),
  lost_lead: () => paths.lostLeads(),
};

/** The page of a record by its kind and id. */
const pages: Readonly<Record<string, (id: number) => string>> = {
  availability_queue: paths.queue,
  course: paths.course,
  customer: paths.customer,
  discount: paths.discount,
  gift_certificate: paths.giftCertificate,
  image: paths.image,
  rate: paths.rate,
  rental_club: paths.rentalClub,
  staff_user: paths.staffUser,
  tee_time: paths.teeTime,
};

const nounOf = ({ kind, count }: RecordReference): string =>
  `${count} ${kind === "availability_queue" ? "waiting customer" : kind.replaceAll("_", " ")}${count === 1 ? "" : "s"}`;

type ReferenceLinksProps = {
  /** The record that was not deleted. */
  readonly entity: HistoryEntity;
  readonly id: number;
  readonly references: readonly RecordReference[];
};

/** The records that keep another from being deleted: each kind counted, with the way to them or to the newest of them. */
export function ReferenceLinks({ entity, id, references }: ReferenceLinksProps) {
  return (
    <ul className="mt-1 flex flex-wrap gap-x-6 gap-y-1 font-normal">
      {references.map((reference) => {
        const list = entity === "course" ? ofCourse[reference.kind]?.(id) : undefined;
        return (
          <li key={reference.kind}>
            {list === undefined ? <Newest {...reference} /> : <Link href={list}>{nounOf(reference)}</Link>}
          </li>
        );
      })}
    </ul>
  );
}

/** Links to the records that already have a value which has to be unique. */
export function UsedBy({ references }: Pick<ReferenceLinksProps, "references">) {
  return references.flatMap(({ kind, ids, names }) =>
    ids.map((id, index) => {
      const known = names?.[index];
      const noun = kind === "image" && known !== undefined ? "image of" : kind.replaceAll("_", " ");
      const [name, page] = [`${noun} ${known ?? id}`, pages[kind]];
      return (
        <p key={id} className="font-normal">
          Already used by {page === undefined ? name : <Link href={page(id)}>{name}</Link>}.
        </p>
      );
    }),
  );
}

/** A count, and a link to each of the newest; records without a page of their own are on this one. */
function Newest(reference: RecordReference) {
  const { kind, count, ids } = reference;
  const page = pages[kind];
  if (page === undefined || ids.length === 0) return nounOf(reference);
  return (
    <>
      {nounOf(reference)}:{" "}
      {ids.map((id, index) => (
        <span key={id}>
          {index > 0 && ", "}
          <Link href={page(id)} aria-label={`${id}, ${kind.replaceAll("_", " ")}`}>
            {id}
          </Link>
        </span>
      ))}
      {count > ids.length && " …"}
    </>
  );
}
