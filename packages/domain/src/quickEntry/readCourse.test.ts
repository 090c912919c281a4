import { expect, it } from "vitest";
import { quickContext, readLine } from "../../testing/quickLines.ts";
import { quickEntry } from "./quickEntry.ts";

const many = ["Oaks", "Oaks East", "Oaks West", "The Crossings", "The Vineyard"].map((name, id) => ({ id, name }));

it.each([
  ["balboa", ["balboa: Balboa Mesa"]],
  ["torrey", ["torrey: Torrey Pines South or North? | Torrey Pines South | Torrey Pines North"]],
  ["mis", ["mis: Mission Bay Executive"]],
  ["at the torrey pines so", ["torrey pines so: Torrey Pines South"]],
  ["torrey pines so", ["torrey pines so: Torrey Pines South"]],
  ["NORTH", ["NORTH: Torrey Pines North"]],
  ["balboa north", ["balboa: Balboa Mesa", "north – said_before"]],
  ["name bay", ["name bay: name bay"]],
])("QUICK-04 has a course: %s", (line, said) => {
  expect(readLine(line)).toEqual(said);
});

it.each([
  ["oaks", ["oaks: Oaks, Oaks East or Oaks West? | Oaks | Oaks East | Oaks West"]],
  ["sat at the the cr", ["sat: Saturday, November 28", "the cr: The Crossings"]],
  ["for the oaks w", ["oaks w: Oaks West"]],
])("QUICK-04 has a course of similar names: %s", (line, said) => {
  expect(readLine(line, { courses: many })).toEqual(said);
});

it("QUICK-04 leaves the course open where nothing says which", () => {
  const [torrey] = quickEntry("torrey", quickContext).parts;
  expect(torrey?.choices[0]).toMatchObject({ field: "tee_time.course", value: "" });
  const left = (torrey?.choices ?? []).slice(0, 1).map((choice) => ({ ...choice, typed: "torrey" }));
  const { parts } = quickEntry("torrey", quickContext, left);
  expect(parts[0]?.choices).toEqual(torrey?.choices.slice(0, 1));
  // Another course of several names is asked about again.
  expect(quickEntry("pines", quickContext, left).parts[0]?.choices).toHaveLength(3);
});
