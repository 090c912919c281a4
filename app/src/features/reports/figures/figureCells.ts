import { type Figure, figureWords, isMoneyFigure } from "@teedesk/domain";
import { countText } from "@teedesk/ui";
import { amountText } from "../../../format/amountText.ts";
import { dollarsText } from "../../../format/dollarsText.ts";

/** Some figures of a group: counts, and amounts in cents. */
export type Figures<Name extends Figure> = Readonly<Record<Name, number>>;

export const figureTitles = (figures: readonly Figure[]): readonly string[] =>
  figures.map((figure) => figureWords[figure].title);

/** A group's figures in the order of the columns; the sign of dollars stands once in a column, in its total. */
export const figureCells = <Name extends Figure>(figures: readonly Name[], all: Figures<Name>): readonly string[] =>
  figures.map((figure) => (isMoneyFigure(figure) ? amountText(all[figure]) : countText(all[figure])));

export const totalCells = <Name extends Figure>(figures: readonly Name[], all: Figures<Name>): readonly string[] =>
  figures.map((figure) => (isMoneyFigure(figure) ? dollarsText(all[figure]) : countText(all[figure])));
