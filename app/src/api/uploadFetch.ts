/** The headers of a response, which XMLHttpRequest gives as text. */
function headersOf(text: string): Headers {
  const headers = new Headers();
  for (const line of text.trim().split(/[\r\n]+/)) {
    const [name = "", ...value] = line.split(": ");
    if (name !== "") headers.append(name, value.join(": "));
  }
  return headers;
}

/**
 * A fetch that reports the share of the body that has been sent, from 0 to 1, for the `fetch` option of a call that uploads a file: the
 * platform's own fetch does not.
 */
export const uploadFetch =
  (onProgress: (share: number) => void) =>
  async (request: Request): Promise<Response> => {
    const body = await request.blob();
    request.signal.throwIfAborted();
    return new Promise((resolve, reject) => {
      const call = new XMLHttpRequest();
      call.open(request.method, request.url);
      for (const [name, value] of request.headers) call.setRequestHeader(name, value);
      call.upload.addEventListener("progress", ({ loaded, total }) => onProgress(total === 0 ? 0 : loaded / total));
      call.addEventListener("load", () => {
        const headers = headersOf(call.getAllResponseHeaders());
        resolve(new Response(call.responseText, { status: call.status, headers }));
      });
      call.addEventListener("error", () => reject(new TypeError("The upload failed.")));
      call.addEventListener("abort", () => reject(new DOMException("The upload was canceled.", "AbortError")));
      request.signal.addEventListener("abort", () => call.abort());
      call.send(body);
    });
  };
