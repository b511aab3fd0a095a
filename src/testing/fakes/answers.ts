/** What the fake server puts on the wire. */
export class Answer {
  constructor(
    readonly status: number,
    readonly body: string | Uint8Array<ArrayBuffer> | null,
    readonly contentType = 'application/json',
  ) {}

  toResponse(): Response {
    const response = new Response(this.body, { status: this.status, headers: { 'Content-Type': this.contentType } });
    // The platform reads bodies through streams, which take as many turns as they like; a test's text is there at once.
    const { body } = this;
    if (typeof body === 'string') response.text = async () => body;
    return response;
  }
}

/** A good answer in its envelope. */
export const ok = (data: unknown = null) => json({ code: 0, data, msg: '' });

/** A product failure: HTTP 200 with a code and the server's words. */
export const fail = (code: number, msg = '', data: unknown = null) => json({ code, data, msg });

/** A transport failure, with the envelope servers put around it. */
export const status = (http: number, msg = '') => json({ code: http, data: null, msg }, http);

/** Any JSON with any status. */
export const json = (body: unknown, http = 200) => new Answer(http, JSON.stringify(body));

/** A list answer of one page around `records`. */
export const page = (records: unknown[], over: object = {}) =>
  ok({ records, total: records.length, currentPage: 1, pageSize: 20, hasMore: false, ...over });
