import { defaultConfig } from '@/shell/config/appConfig';
import { createFakePorts } from '@/testing/fakePorts';
import { loadConfig } from './loadConfig';

const UNREAD = 'config.json could not be read; defaults are in force';

/** What the app takes from what the boot script asked for, and what it says in the console; `pass` lets time through. */
function start(asked: Promise<unknown>) {
  const ports = createFakePorts();
  const loaded = loadConfig(ports, { config: asked });
  return { loaded, pass: ports.clock.advance, said: () => ports.log.warnings.map(({ text }) => text) };
}

describe("A1: the operator's settings at start", () => {
  it('are those that the boot script asked for', async () => {
    const { loaded, said } = start(Promise.resolve({ title: '星河' }));
    expect((await loaded).title).toBe('星河');
    expect(said()).toEqual([]);
  });

  it('are said to be wrong where they are', async () => {
    const { loaded, said } = start(Promise.resolve({ apiBase: '//evil.example' }));
    expect(await loaded).toEqual(defaultConfig);
    expect(said()).toEqual([expect.stringContaining('apiBase: ')]);
  });

  it('are the defaults, and it is said, when the file is missing or no JSON', async () => {
    const { loaded, said } = start(Promise.reject(new SyntaxError('Unexpected token <')));
    expect(await loaded).toEqual(defaultConfig);
    expect(said()).toEqual([UNREAD]);
  });

  it('are the defaults, and it is said, when the file comes late', async () => {
    const { loaded, said, pass } = start(new Promise(() => {}));
    await pass(2_999);
    expect(said()).toEqual([]);
    await pass(1);
    expect(await loaded).toEqual(defaultConfig);
    expect(said()).toEqual([UNREAD]);
  });
});
