import { bootFaultText as text } from '@/text/bootFault';
import { type FaultWindow, SCRIPT_PATIENCE_MS, watchStart } from './bootFault';

/** A page that waits for the app's script; `pass` lets time through, `kefu` is what the server says of the customer service. */
function waiting(config: Promise<unknown> = Promise.resolve({}), kefu?: unknown) {
  const blank = document.implementation.createHTMLDocument('');
  const root = Object.assign(blank.createElement('div'), { id: 'root' });
  blank.body.append(root);
  const timers: { run: () => void; at: number }[] = [];
  const hearers = new Set<(event: Event) => void>();
  const asked: string[] = [];
  const reload = jest.fn();
  const view: FaultWindow = {
    document: blank,
    location: { reload },
    setTimeout: (run, at = 0) => timers.push({ run: () => run(undefined), at }),
    addEventListener: (_name: string, hear: (event: Event) => void) => void hearers.add(hear),
    removeEventListener: (_name: string, hear: (event: Event) => void) => void hearers.delete(hear),
    fetch: async (url: string) => {
      asked.push(url);
      if (kefu === undefined) throw new TypeError('offline');
      return Response.json({ code: 0, data: kefu });
    },
  };
  const start = watchStart(view, config);
  const pass = (ms: number) => {
    for (const { run, at } of timers.splice(0)) if (at <= ms) run();
  };
  const tell = (event: Partial<ErrorEvent>) => {
    for (const hear of [...hearers]) hear(event as Event);
  };
  const face = () => blank.getElementById('boot-fault');
  const settle = () => new Promise((resolve) => setTimeout(resolve));
  return { start, pass, tell, face, root, asked, reload, settle };
}

const script = (defer: boolean) => Object.assign(document.createElement('script'), { defer });

describe('a page whose app does not come', () => {
  it('says so after ten seconds, and leads to a reload', () => {
    const { pass, face, root, reload } = waiting();
    pass(SCRIPT_PATIENCE_MS - 1);
    expect(face()).toBeNull();
    const other = waiting();
    other.pass(SCRIPT_PATIENCE_MS);
    expect(other.face()?.getAttribute('role')).toBe('alert');
    expect(other.face()?.textContent).toContain(text.title);
    expect(other.root.inert).toBe(true);
    other.face()?.querySelector('button')?.click();
    expect([other.reload.mock.calls.length, reload.mock.calls.length, root.inert]).toEqual([1, 0, undefined]);
  });

  it.each<[string, Partial<ErrorEvent>, boolean]>([
    ['its script is lost or blocked', { target: script(true) }, true],
    ['its script throws', { target: window, filename: 'https://plaza.example/assets/main.ab12cd.js' }, true],
    ['a lazy file is lost', { target: script(false) }, false],
    ['a picture is lost', { target: document.createElement('img') }, false],
    ['a browser extension throws', { target: window, filename: 'chrome-extension://x/content.js' }, false],
  ])('says so at once where %s', (_what, event, says) => {
    const { tell, face } = waiting();
    tell(event);
    expect(face() !== null).toBe(says);
  });

  it('takes it back when the script comes after all, and listens no more', () => {
    const { start, pass, tell, face, root } = waiting();
    pass(SCRIPT_PATIENCE_MS);
    start.arrived();
    expect([face(), root.inert]).toEqual([null, false]);
    tell({ target: script(true) });
    expect(face()).toBeNull();
  });

  it('says nothing where the script came in time', () => {
    const { start, pass, face } = waiting();
    start.arrived();
    pass(SCRIPT_PATIENCE_MS);
    expect(face()).toBeNull();
  });

  it('says so once where the app could not start', () => {
    const { start, face } = waiting();
    start.arrived();
    start.failed();
    start.failed();
    expect(face()?.parentElement?.querySelectorAll('#boot-fault')).toHaveLength(1);
  });

  it('leads to the customer service that the settings name, without asking anybody', async () => {
    const { start, face, asked, settle } = waiting(Promise.resolve({ contactLink: 'https://plaza.example/help' }));
    start.failed();
    await settle();
    expect(face()?.querySelector('a')?.getAttribute('href')).toBe('https://plaza.example/help');
    expect(asked).toEqual([]);
  });

  it('asks the server for it otherwise, and follows no address of another kind', async () => {
    const told = waiting(Promise.resolve({ apiBase: '/gate', contactLink: 'javascript:1' }), {
      link: '/help',
      qq: '10001',
    });
    told.start.failed();
    await told.settle();
    expect(told.asked).toEqual(['/gate/user/kefu']);
    expect(told.face()?.querySelector('a')?.getAttribute('href')).toBe('/help');
    const named = waiting(Promise.resolve({ businessEmail: 'hello@plaza.example' }), {
      link: 'javascript:1',
      wechat: 'plaza',
      qq: '10001',
    });
    named.start.failed();
    await named.settle();
    expect(named.face()?.querySelector('a')).toBeNull();
    expect(named.face()?.textContent).toContain(
      text.wechat('plaza') + text.qq('10001') + text.email('hello@plaza.example'),
    );
  });

  it('leads to a reload alone where nobody answers', async () => {
    const { start, face, settle } = waiting();
    start.failed();
    await settle();
    expect(face()?.lastElementChild?.tagName).toBe('BUTTON');
  });
});
