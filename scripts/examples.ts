import { existsSync, writeFileSync } from "node:fs";
import { isDeepStrictEqual } from "node:util";
import { collect, readWorkbook } from "@teedesk/xlsx/testing";
import { examplesFile, examplesPage } from "./examplesPage.ts";
import { examplesWorkbook, workbookFile } from "./examplesWorkbook.ts";
import { fileAt, readBytes } from "./projectFiles.ts";

/** `npm run examples` writes docs/examples.md and docs/examples.xlsx from packages/domain/examples. */
writeFileSync(fileAt(examplesFile), examplesPage());

// A workbook contains the time at which it was packed: one with the same contents is kept.
const bytes = await collect(examplesWorkbook());
const isCurrent =
  existsSync(fileAt(workbookFile)) &&
  isDeepStrictEqual(readWorkbook(readBytes(workbookFile)).files, readWorkbook(bytes).files);
if (!isCurrent) writeFileSync(fileAt(workbookFile), bytes);
