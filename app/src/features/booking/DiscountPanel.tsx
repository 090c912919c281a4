import { type CourseChoice, type Discount, formatDollars, formatTypedDate, type LocalDate } from "@teedesk/domain";
import { DefinitionList, Panel } from "@teedesk/ui";
import { useBooking } from "./useBooking.tsx";

type Props = { readonly courses: readonly CourseChoice[] };

const day = (date: LocalDate | null): string => (date === null ? "open" : formatTypedDate(date));

/** A condition's bounds in words; a bound of 0 does not limit. */
function range(low: string | number, high: string | number, isLow: boolean, isHigh: boolean): string {
  if (isLow && isHigh) return `${low} to ${high}`;
  if (isLow) return `at least ${low}`;
  return isHigh ? `at most ${high}` : "any";
}

const amountOf = ({ is_dollars, amount }: Discount): string => (is_dollars ? `$${amount}` : `${amount} %`);

const namesOf = (courses: Discount["courses"], known: readonly CourseChoice[]): string =>
  courses.map(({ id }) => known.find((course) => course.id === id)?.name ?? `course ${id}`).join(", ");

/** The applied discount with its conditions (OPS-IBE-33, OPS-IBE-34). Nothing is shown until one is applied. */
export function DiscountPanel({ courses: known }: Props) {
  const discount = useBooking(({ context }) => context.discount);
  if (discount === null) return null;
  const { min_discount, max_discount, min_players, max_players, courses } = discount;
  return (
    <Panel heading="Discount">
      <DefinitionList
        className="text-sm"
        items={[
          { label: "Code", value: discount.code },
          { label: "Amount", value: amountOf(discount) },
          { label: "Dates", value: `${day(discount.start_date)} – ${day(discount.end_date)}` },
          {
            label: "Charge",
            value: range(formatDollars(min_discount), formatDollars(max_discount), min_discount > 0, max_discount > 0),
          },
          { label: "Players", value: range(min_players, max_players, min_players > 0, max_players > 0) },
          { label: "Courses", value: courses.length === 0 ? "all" : namesOf(courses, known) },
          { label: "With certificates", value: discount.gift_certificate_stack ? "Yes" : "No" },
          { label: "Enabled", value: discount.enabled ? "Yes" : "No" },
        ]}
      />
      <details className="mt-1 text-sm">
        <summary className="cursor-pointer text-ink-muted">For support</summary>
        <DefinitionList
          items={[
            { label: "Id", value: discount.id },
            { label: "Raw amount", value: discount.raw_amount },
          ]}
        />
      </details>
    </Panel>
  );
}
