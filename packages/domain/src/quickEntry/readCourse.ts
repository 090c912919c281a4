import type { CourseChoice } from "../booking/chooseCourse.ts";
import { foldText } from "../search/searchTerms.ts";
import { isJoining, type QuickChoice, type Reader } from "./reading.ts";

const shortest = 3;

/** Names that a question has, at most. */
const mostNamed = 3;

const known = new WeakMap<CourseChoice, readonly string[]>();

/** The words of a course's name, which each word of each line is compared with. */
function wordsOf(course: CourseChoice): readonly string[] {
  const words = known.get(course) ?? foldText(course.name).split(/[^\p{L}\d]+/u);
  known.set(course, words);
  return words;
}

/** Whether each word begins a word of the name, in the order of the name. */
function names(course: CourseChoice, typed: readonly string[]): boolean {
  let from = 0;
  const parts = wordsOf(course);
  return typed.every((text) => {
    const found = parts.findIndex((part, place) => place >= from && part.startsWith(text));
    from = found + 1;
    return found !== -1;
  });
}

/** The courses of a question in words, with what their names have in common once: "Torrey Pines South or North?" */
function courseQuestion(courses: readonly CourseChoice[]): string {
  const split = courses.map(({ name }) => name.split(" "));
  const [first = []] = split;
  // The last word of a name is its own.
  const own = first.findIndex((word, place) =>
    split.some((other) => other[place] !== word || place === other.length - 1),
  );
  const named = courses
    .slice(0, mostNamed)
    .map(({ name }, index) => (index === 0 ? name : (split[index] ?? []).slice(own).join(" ")));
  const others = courses.length - named.length;
  const last = others === 0 ? named.pop() : `${others} ${others === 1 ? "other" : "others"}`;
  return `${named.join(", ")} or ${last}?`;
}

const choiceOf = ({ id, name }: CourseChoice): QuickChoice => ({
  field: "tee_time.course",
  value: String(id),
  words: name,
});

/**
 * A course by the beginnings of words of its name, as many as follow each other (QUICK-04). Of several courses none is likelier: the
 * first choice leaves the field blank.
 */
export const readCourse: Reader = (words, at, { courses }) => {
  const first = words[at]?.text ?? "";
  if (first.length < shortest || !/^\p{L}/u.test(first)) return null;
  const typed = words.slice(at).map(({ text }) => foldText(text));
  let length = 0;
  let found: readonly CourseChoice[] = courses;
  while (length < typed.length) {
    const more = found.filter((course) => names(course, typed.slice(0, length + 1)));
    if (more.length === 0) break;
    found = more;
    length += 1;
  }
  if (typed.slice(0, length).every(isJoining)) return null;
  const open: QuickChoice = { field: "tee_time.course", value: "", words: courseQuestion(found) };
  return { length, choices: [...(found.length > 1 ? [open] : []), ...found.map(choiceOf)] };
};
