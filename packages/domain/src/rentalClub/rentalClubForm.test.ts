import * as Result from "effect/Result";
import { expect, it } from "vitest";
import { decodeRentalClubs } from "./decodeRentalClubs.ts";
import { rentalClubForm } from "./rentalClubForm.ts";

it("ADM-CLUB-16 to ADM-CLUB-26 begin blank: right handed, for men, in dollars, without cost or commission", () => {
  expect(rentalClubForm.blank()).toEqual({
    course: "",
    brand: "",
    description: "",
    handed: "1",
    sex: "0",
    cost: "0",
    rate: "",
    charge: "",
    is_dollars: true,
    commission: "0",
    archived: false,
  });
});

it("CALC-25 are read with the codes of hand and sex", () => {
  const typed = { ...rentalClubForm.blank({ course: "2" }), brand: "Ping", rate: "30", charge: "35" };
  const read = rentalClubForm.parse({
    ...typed,
    handed: "0",
    sex: "1",
    cost: " ",
    is_dollars: false,
    commission: "12.5",
  });
  expect(read).toMatchObject({ success: { handed: 0, sex: 1, cost: "0.00", is_dollars: false, commission: "12.50" } });
});

it("ADM-CLUB-24 have a commission in dollars, or in percent of at most all", () => {
  const typed = {
    ...rentalClubForm.blank({ course: "2" }),
    brand: "Ping",
    rate: "30",
    charge: "35",
    commission: "250",
  };
  expect(rentalClubForm.parse(typed)).toMatchObject({ success: { commission: "250.00" } });
  expect(rentalClubForm.parse({ ...typed, is_dollars: false })).toMatchObject({
    failure: [{ path: "commission", code: "percent_out_of_range" }],
  });
});

it("name the course that is missing", () => {
  expect(rentalClubForm.parse(rentalClubForm.blank())).toMatchObject({
    failure: expect.arrayContaining([{ path: "course", code: "course_missing" }]),
  });
});

it("are refused with a course that has no id", () => {
  expect(Result.isFailure(decodeRentalClubs([{ id: 1, course: {} }]))).toBe(true);
  expect(decodeRentalClubs([{ id: 1, course: { id: 3 } }])).toMatchObject({ success: [{ course: { id: 3 } }] });
});
