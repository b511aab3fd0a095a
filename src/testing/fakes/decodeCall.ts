type Fields = Record<string, string | string[]>;

/** One call as the server saw it. */
export interface FakeCall {
  method: string;
  /** Under the API base; the whole address for another origin. */
  path: string;
  url: string;
  /** Names in lower case. */
  headers: Record<string, string>;
  query: Fields;
  form: Fields;
  json: unknown;
  parts: Record<string, FormDataEntryValue>;
  signal: AbortSignal | undefined;
}

/** Takes a fetch apart with the platform's own parsers, not with ours. */
export function decodeCall(input: string | URL | Request, init: RequestInit = {}, base = '/api/'): FakeCall {
  const url = input instanceof Request ? input.url : String(input);
  const { pathname, searchParams, origin } = new URL(url, 'http://localhost');
  const own = origin === 'http://localhost' && pathname.startsWith(base);
  const headers = Object.fromEntries(new Headers(init.headers));
  const text = typeof init.body === 'string' ? init.body : '';
  const type = headers['content-type'] ?? '';
  return {
    method: init.method ?? 'GET',
    path: own ? pathname.slice(base.length) : url,
    url,
    headers,
    query: fieldsOf(searchParams),
    form: type.startsWith('application/x-www-form-urlencoded') ? fieldsOf(new URLSearchParams(text)) : {},
    json: type.startsWith('application/json') && text ? JSON.parse(text) : undefined,
    parts: init.body instanceof FormData ? Object.fromEntries(init.body) : {},
    signal: init.signal ?? undefined,
  };
}

function fieldsOf(search: URLSearchParams): Fields {
  return Object.fromEntries(
    [...new Set(search.keys())].map((name) => {
      const all = search.getAll(name);
      return [name, all.length > 1 ? all : (all[0] ?? '')];
    }),
  );
}
