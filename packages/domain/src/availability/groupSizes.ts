/** A group that a free tee time cannot be booked for, and the sizes that it can be booked for. */
export type GroupSizeDoubt = {
  /** In ascending order. */
  readonly sizes: readonly number[];
  /** The next larger size, or the largest. */
  readonly next: number;
};

/**
 * Compares the players of a booking with the sizes of group that its free tee time is offered for, `spots` or `group_sizes` on
 * the wire (ANSWER-35). Null where the group is one of these sizes, and where either is not known. For the question before a
 * booking.
 */
export const groupSizeDoubt = (
  players: number | null,
  group_sizes: readonly number[] | null,
): GroupSizeDoubt | null => {
  if (players === null || players <= 0 || group_sizes === null || group_sizes.includes(players)) return null;
  const sizes = [...new Set(group_sizes)].filter((size) => size > 0).toSorted((one, other) => one - other);
  const next = sizes.find((size) => size > players) ?? sizes.at(-1);
  return next === undefined ? null : { sizes, next };
};

/** Sizes of group in words: "2", "1 or 2", "1, 2 or 4". */
export const groupSizesText = (sizes: readonly number[]): string => sizes.join(", ").replace(/, (?=[^,]*$)/, " or ");
