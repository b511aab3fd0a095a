/** What a call is answered in a test: a payload, an envelope's refusal, a status, or no answer at all. */
export type Reply = { data: unknown } | { code: number; data?: unknown; msg?: string } | { status: number } | 'lost';

/** A call as it was sent. */
export interface Sent {
  method: string;
  path: string;
  headers: Headers;
  body: unknown;
}

/** Stands in for the network; `replies` are by method and path, such as `GET desk/v1/self`, the last one stays. */
export function deskServer(replies: Record<string, Reply | Reply[]>) {
  const sent: Sent[] = [];
  const answer = (reply: Reply | undefined): Response => {
    if (reply === undefined) return new Response('', { status: 404 });
    if (reply === 'lost') throw new TypeError('Failed to fetch');
    if ('status' in reply) return new Response('{}', { status: reply.status });
    const envelope = { code: 0, msg: '', traceId: 'trace-1', ...reply };
    return new Response(JSON.stringify(envelope), { headers: { 'content-type': 'application/json' } });
  };
  jest.spyOn(globalThis, 'fetch').mockImplementation(async (url, init = {}) => {
    const { pathname, search } = new URL(String(url), 'http://localhost');
    const path = pathname.replace('/api/', '');
    const body = typeof init.body === 'string' ? JSON.parse(init.body) : undefined;
    sent.push({ method: init.method ?? 'GET', path: `${path}${search}`, headers: new Headers(init.headers), body });
    const found = replies[`${init.method ?? 'GET'} ${path}`];
    if (!Array.isArray(found)) return answer(found);
    return answer(found.length > 1 ? found.shift() : found[0]);
  });
  return { sent, replies };
}
