import type { UploadPort } from '@/kernel/ports';

/** The headers of an answer, as XMLHttpRequest tells them: one a line. */
function headersOf(text: string): Headers {
  const headers = new Headers();
  for (const line of text.trim().split(/[\r\n]+/)) {
    const colon = line.indexOf(':');
    if (colon > 0) headers.append(line.slice(0, colon).trim(), line.slice(colon + 1).trim());
  }
  return headers;
}

/** A fetch that tells how much of its body has left; only XMLHttpRequest can say so. */
export const watchedUpload: UploadPort = (url, { method = 'POST', headers, body, signal }, onSent) =>
  new Promise((resolve, reject) => {
    const xhr = new XMLHttpRequest();
    xhr.open(method, url);
    for (const [name, value] of new Headers(headers)) xhr.setRequestHeader(name, value);
    xhr.upload.onprogress = ({ lengthComputable, loaded, total }) => {
      if (lengthComputable && total > 0) onSent(loaded / total);
    };
    xhr.onload = () => {
      const { status, statusText, responseText } = xhr;
      const bodiless = status === 204 || status === 205 || status === 304;
      const answer = { status, statusText, headers: headersOf(xhr.getAllResponseHeaders()) };
      resolve(new Response(bodiless ? null : responseText, answer));
    };
    xhr.onerror = () => reject(new TypeError('The upload did not arrive'));
    xhr.onabort = () => reject(signal?.reason ?? new DOMException('Aborted', 'AbortError'));
    if (signal?.aborted) return void xhr.onabort(new ProgressEvent('abort'));
    signal?.addEventListener('abort', () => xhr.abort(), { once: true });
    xhr.send(body as XMLHttpRequestBodyInit | null | undefined);
  });
