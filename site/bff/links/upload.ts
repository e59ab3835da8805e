/** Called with the part of the body that is sent, from 0 to 1. */
type OnProgress = (part: number) => void;

interface UploadInit {
  body: FormData;
  headers: Readonly<Record<string, string>>;
  signal?: AbortSignal;
  onProgress?: OnProgress;
}

/** Posts a body and reports progress, which `fetch` cannot. Rejects if there is no response, or on abort. */
export function upload(url: string, { body, headers, signal, onProgress }: UploadInit): Promise<Response> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    const fail = () => reject(signal?.aborted ? (signal.reason as Error) : new Error("The upload has ended without a response"));
    request.open("POST", url);
    for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value);
    request.upload.addEventListener("progress", ({ loaded, total }) => total > 0 && onProgress?.(loaded / total));
    request.addEventListener("load", () => resolve(new Response(request.responseText || null, { status: request.status })));
    for (const end of ["error", "abort", "timeout"]) request.addEventListener(end, fail);
    signal?.addEventListener("abort", () => request.abort(), { once: true });
    if (signal?.aborted) return fail();
    return request.send(body);
  });
}
