import { describe, expect, it } from "vitest";
import { apiBaseUrl, signInBaseUrl } from "./baseUrl.ts";

describe("apiBaseUrl", () => {
  it.each([
    [undefined, "http://localhost:4000", "http://localhost:4000"],
    ["", "https://console.example", "https://console.example"],
    ["https://api.example/", "https://console.example", "https://api.example"],
    ["https://api.example/v1//", "https://console.example", "https://api.example/v1"],
  ])("of %j on %s is %s", (configured, pageOrigin, expected) => {
    expect(apiBaseUrl(configured, pageOrigin)).toBe(expected);
  });
});

describe("signInBaseUrl OPS-SES-15", () => {
  it.each([
    ["http://localhost:4000", "http://localhost:4000"],
    ["https://localhost:4000", "http://localhost:4000"],
    ["http://127.0.0.1:4000", "http://127.0.0.1:4000"],
    ["http://[::1]:4000", "http://[::1]:4000"],
    ["http://console.example", "https://console.example"],
    ["http://console.example:8080/v1", "https://console.example:8080/v1"],
    ["https://console.example", "https://console.example"],
    ["http://localhost.example", "https://localhost.example"],
  ])("of %s is %s", (baseUrl, expected) => {
    expect(signInBaseUrl(baseUrl)).toBe(expected);
  });
});
