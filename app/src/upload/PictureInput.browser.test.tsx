import { useState } from "react";
import { expect, it, vi } from "vitest";
import { userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";
import { uploadFetch } from "../api/uploadFetch.ts";
import { PictureInput } from "./PictureInput.tsx";
import { pickedFile, setUploadProgress } from "./pickedFiles.ts";

const red = Uint8Array.from(
  atob("iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8DwHwAFBQIAX8jx0gAAAABJRU5ErkJggg=="),
  (letter) => letter.charCodeAt(0),
);

function Picture({ onChange }: { onChange: (value: string) => void }) {
  const [value, setValue] = useState("");
  const change = (next: string) => {
    setValue(next);
    onChange(next);
  };
  return <PictureInput label="Picture" name="file" value={value} onChange={change} />;
}

it("ADM-IMG-10 ADM-IMG-11 takes pictures alone, shows the one chosen and how much of it is sent", async () => {
  const onChange = vi.fn<(value: string) => void>();
  const screen = await render(<Picture onChange={onChange} />);
  const input = screen.getByLabelText("Picture");
  await expect.element(input).toHaveAttribute("accept", "image/png,image/jpeg,image/webp");
  const file = new File([red], "red.png", { type: "image/png" });
  await userEvent.upload(input, file);
  const address = onChange.mock.calls[0]?.[0] ?? "";
  expect(pickedFile(address)?.name).toBe("red.png");
  expect(pickedFile("/images/9")).toBeNull();
  await expect.element(screen.getByRole("presentation")).toHaveAttribute("src", address);
  setUploadProgress(address, 0.5);
  await expect.element(screen.getByRole("progressbar")).toHaveAttribute("value", "0.5");
  setUploadProgress(address, null);
  await expect.element(screen.getByRole("progressbar")).not.toBeInTheDocument();
});

it("an upload tells how far it is and ends with the server's response", async () => {
  const shares: number[] = [];
  const body = new FormData();
  body.append("image[file]", new File([new Uint8Array(200_000)], "big.png"));
  const address = new URL("/no-such-call", location.href);
  const response = await uploadFetch((share) => shares.push(share))(new Request(address, { method: "POST", body }));
  expect(response.status).toBeGreaterThanOrEqual(200);
  expect(response.headers.get("content-type")).not.toBeUndefined();
  expect(shares.at(-1)).toBe(1);
});

it("an upload ends when it is canceled", async () => {
  const cancel = new AbortController();
  const request = new Request(location.href, { method: "POST", body: "x", signal: cancel.signal });
  const sending = uploadFetch(() => {})(request);
  cancel.abort();
  await expect(sending).rejects.toThrow(/abort|cancel/i);
});
