import { watchedUpload } from './watchedUpload';

class FakeXhr {
  static last: FakeXhr;
  upload: { onprogress?: (event: object) => void } = {};
  onload?: () => void;
  onerror?: () => void;
  onabort?: () => void;
  headers: Record<string, string> = {};
  sent: unknown;
  opened: unknown[] = [];
  status = 200;
  statusText = 'OK';
  responseText = '{"code":0}';
  constructor() {
    FakeXhr.last = this;
  }
  open(...args: unknown[]) {
    this.opened = args;
  }
  setRequestHeader(name: string, value: string) {
    this.headers[name] = value;
  }
  getAllResponseHeaders() {
    return 'date: Thu, 01 Jan 2026 00:00:00 GMT\r\nx-two: a: b\r\n';
  }
  send(body: unknown) {
    this.sent = body;
  }
  abort() {
    this.onabort?.();
  }
}

describe('an upload that is watched', () => {
  const real = globalThis.XMLHttpRequest;
  beforeEach(() => {
    globalThis.XMLHttpRequest = FakeXhr as never;
  });
  afterEach(() => {
    globalThis.XMLHttpRequest = real;
  });

  it('tells what share of it has left and answers as a fetch does', async () => {
    const shares: number[] = [];
    const answer = watchedUpload('/up', { headers: { uid: '7' }, body: 'x' }, (share) => shares.push(share));
    const xhr = FakeXhr.last;
    xhr.upload.onprogress?.({ lengthComputable: true, loaded: 5, total: 20 });
    xhr.upload.onprogress?.({ lengthComputable: false, loaded: 9, total: 0 });
    xhr.onload?.();
    const response = await answer;
    expect([shares, xhr.opened, xhr.headers, xhr.sent]).toEqual([[0.25], ['POST', '/up'], { uid: '7' }, 'x']);
    expect([response.status, response.headers.get('x-two'), await response.json()]).toEqual([200, 'a: b', { code: 0 }]);
  });

  it('fails as a fetch does when the line breaks or somebody calls it off', async () => {
    const broken = watchedUpload('/up', {}, () => {});
    FakeXhr.last.onerror?.();
    await expect(broken).rejects.toThrow(TypeError);
    const off = new AbortController();
    const called = watchedUpload('/up', { signal: off.signal }, () => {});
    off.abort();
    await expect(called).rejects.toHaveProperty('name', 'AbortError');
    await expect(watchedUpload('/up', { signal: off.signal }, () => {})).rejects.toHaveProperty('name', 'AbortError');
  });
});
