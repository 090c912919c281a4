import { expect, it } from "vitest";
import { serverLines, serverLinesOfBody } from "./serverLines.ts";

it.each([
  ['{"message":"No.","backend_message":"GW 7","request_id":"r"}', "No.", "GW 7"],
  ['{"message":"No."}', "No.", ""],
  ['{"message":7,"backend_message":null}', "", ""],
  ['["message"]', "", ""],
  ["null", "", ""],
  ["<html>Bad gateway</html>", "", ""],
  ["", "", ""],
])("OPS-TT-42 OPS-TT-43 reads %j", (body, message, backend_message) => {
  expect(serverLinesOfBody(body)).toEqual({ message, backend_message });
});

it("reads a response without a body", () => {
  expect(serverLines(undefined)).toEqual({ message: "", backend_message: "" });
});
