import { vi } from "vitest";

/** Hands uploads to a server made by the test: pictures are sent past `fetch`, to show how much of them has arrived. */
export function uploadsTo(server: (request: Request) => Promise<Response>): void {
  class Upload extends EventTarget {
    readonly upload = new EventTarget();
    readonly #headers = new Headers();
    #method = "";
    #url = "";
    #response = new Response();
    responseText = "";

    get status() {
      return this.#response.status;
    }
    open(method: string, url: string) {
      this.#method = method;
      this.#url = url;
    }
    setRequestHeader(name: string, value: string) {
      this.#headers.set(name, value);
    }
    getAllResponseHeaders() {
      return [...this.#response.headers].map((header) => header.join(": ")).join("\r\n");
    }
    abort() {
      this.dispatchEvent(new Event("abort"));
    }
    async send(body: Blob) {
      const request = new Request(this.#url, { method: this.#method, headers: this.#headers, body });
      try {
        this.#response = await server(request);
        this.responseText = await this.#response.text();
        this.dispatchEvent(new Event("load"));
      } catch {
        this.dispatchEvent(new Event("error"));
      }
    }
  }
  vi.stubGlobal("XMLHttpRequest", Upload);
}
