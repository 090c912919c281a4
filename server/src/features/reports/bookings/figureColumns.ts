import { type Figure, figureWords, isMoneyFigure } from "@teedesk/domain";
import type { Figures } from "../../../sales/figures.ts";
import type { Line } from "../report.ts";
import { countColumn, moneyColumn, type TableColumn } from "../table.ts";

/** The column of a figure, with its total. */
export const figureColumn = (figure: Figure): TableColumn<Figures> =>
  isMoneyFigure(figure)
    ? moneyColumn(figureWords[figure].title, (row) => row[figure])
    : countColumn(figureWords[figure].title, (row) => row[figure]);

/** The meaning of a report's figures, for its sheet About. */
export const figureLines = (figures: readonly Figure[]): readonly Line[] =>
  figures.map((figure) => [figureWords[figure].title, figureWords[figure].meaning]);
