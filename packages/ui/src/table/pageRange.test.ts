import { describe, expect, it } from "vitest";
import { pageRange } from "./pageRange.ts";

describe("when the rows are counted", () => {
  it.each([
    { page: 2, pageSize: 30, total: 5214, text: "31–60 of 5,214", last: false },
    { page: 174, pageSize: 30, total: 5214, text: "5,191–5,214 of 5,214", last: true },
    { page: 1, pageSize: 30, total: 30, text: "1–30 of 30", last: true },
    { page: 1, pageSize: -1, total: 412, text: "1–412 of 412", last: true },
    { page: 1, pageSize: 30, total: 0, text: "0 of 0", last: true },
    { page: 9, pageSize: 30, total: 12, text: "none of 12", last: true },
  ])("page $page of size $pageSize in $total is $text", ({ page, pageSize, total, text, last }) => {
    expect(pageRange({ page, pageSize, total })).toMatchObject({ text, last });
  });
});

describe("before the rows are counted", () => {
  it.each([
    { page: 1, pageSize: 30, rows: null, text: "1–30 of …", last: false },
    { page: 2, pageSize: 30, rows: 30, text: "31–60 of …", last: false },
    { page: 2, pageSize: 30, rows: 15, text: "31–45 of 45", last: true },
    { page: 1, pageSize: 30, rows: 0, text: "0 of 0", last: true },
    { page: 9, pageSize: 30, rows: 0, text: "none of …", last: true },
    { page: 1, pageSize: -1, rows: null, text: "Counting…", last: true },
    { page: 1, pageSize: -1, rows: 412, text: "1–412 of 412", last: true },
  ])("page $page of size $pageSize with $rows rows is $text", ({ page, pageSize, rows, text, last }) => {
    expect(pageRange({ page, pageSize, total: null, rows })).toMatchObject({ text, last });
  });
});

it.each([
  { page: 2, total: 5214, previous: 1 },
  { page: 9999, total: 5214, previous: 174 },
  { page: 9999, total: 0, previous: 1 },
  { page: 9999, total: null, previous: 9998 },
])("before page $page of $total rows comes page $previous", ({ page, total, previous }) => {
  expect(pageRange({ page, pageSize: 30, total }).previous).toBe(previous);
});
