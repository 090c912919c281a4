import { expect, it } from "vitest";
import { type Figure, isMoneyFigure, reportFigures } from "./figures.ts";

it("counts bookings and rounds; every other figure is money", () => {
  const figures = new Set<Figure>(Object.values(reportFigures).flat());
  expect([...figures].filter((figure) => !isMoneyFigure(figure))).toEqual(["bookings", "rounds"]);
  expect(isMoneyFigure("commission")).toBe(true);
});
