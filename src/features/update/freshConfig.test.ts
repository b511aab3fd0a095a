import { bootSteps } from '@/features/boot/bootMachine';
import { bootEvents } from '@/features/boot/bootSlice';
import { CONFIG_KEY } from '@/shell/config/configKey';
import { formEvents } from '@/shell/forms/formsSlice';
import { overlayEvents } from '@/shell/overlays/overlaysSlice';
import { createTestStore } from '@/testing/testStore';

const last = JSON.stringify({ title: '旧名' });
const now = JSON.stringify({ title: '新名' });

/** An app that started with the settings of the last visit, and what it is told when it asks for those of now. */
async function app(answer: () => Response | Promise<Response>, usesLastConfig = true) {
  const world = await createTestStore();
  const { store, ports } = world;
  let asked = 0;
  ports.worker.usesLastConfig = usesLastConfig;
  ports.local.write(CONFIG_KEY, last);
  const send = ports.fetch;
  ports.fetch = async (input, init) => {
    if (input !== '/config.json') return send(input, init);
    asked += 1;
    return answer();
  };
  const begin = async () => {
    store.dispatch(bootEvents.started());
    for (const step of bootSteps) store.dispatch(bootEvents.stepSettled({ step }));
    await ports.clock.advance();
  };
  return { ...world, begin, asked: () => asked, kept: () => ports.local.read(CONFIG_KEY) };
}

const json = (text: string, status = 200) => new Response(text, { status });

describe('A1: an app that started with the settings of the last visit', () => {
  it('stays as it is when they still hold', async () => {
    const { begin, asked, kept, ports } = await app(() => json(last));
    await begin();
    expect([asked(), kept(), ports.document.reloads]).toEqual([1, last, 0]);
  });

  it('keeps others and begins anew with them', async () => {
    const { begin, kept, ports } = await app(() => json(now));
    await begin();
    expect([kept(), ports.document.reloads]).toEqual([now, 1]);
  });

  it('begins anew once in a tab, whatever a server answers each time', async () => {
    const before = await app(() => json(now));
    await before.begin();
    const after = await app(() => json(now));
    after.ports.session = before.ports.session;
    await after.begin();
    expect([after.asked(), after.kept(), after.ports.document.reloads]).toEqual([1, now, 0]);
  });

  it('forgets those that are no longer there', async () => {
    const { begin, kept, ports } = await app(() => json('', 404));
    await begin();
    expect([kept(), ports.document.reloads]).toEqual([null, 1]);
  });

  it.each([
    ['a server in trouble', () => json('', 503)],
    ['a page in their place', () => json('<!doctype html>')],
    ['no network', () => Promise.reject(new TypeError('offline'))],
  ])('goes on with them on %s', async (_what, answer) => {
    const { begin, kept, ports } = await app(answer);
    await begin();
    expect([kept(), ports.document.reloads]).toEqual([last, 0]);
    expect(ports.log.warnings.map(({ text }) => text)).toContain(
      'config.json could not be read; that of the last visit is in force',
    );
  });

  it.each([
    ['something is typed', formEvents.drafted({ form: 'search', draft: { words: '你好' } })],
    ['something is open', overlayEvents.opened({ kind: 'kefu' })],
  ])('D4: waits for the next visit when %s', async (_what, action) => {
    const { begin, kept, ports, store } = await app(() => json(now));
    store.dispatch(action);
    await begin();
    expect([kept(), ports.document.reloads]).toEqual([now, 0]);
  });

  it('the kill switch does not wait', async () => {
    const { begin, ports, store } = await app(() => json(JSON.stringify({ otherConfig: { offline: 0 } })));
    store.dispatch(overlayEvents.opened({ kind: 'kefu' }));
    await begin();
    expect([ports.worker.did, ports.document.reloads]).toEqual([['start', 'retire'], 0]);
  });

  it('H1: nothing happens to whoever travels when the answer comes', async () => {
    const { begin, kept, ports } = await app(() => {
      ports.gate.enter('travel');
      return json(JSON.stringify({ otherConfig: { offline: 0 } }));
    });
    await begin();
    expect([ports.worker.did, ports.document.reloads]).toEqual([['start'], 0]);
    ports.gate.enter('live');
    expect(kept()).toBe(last);
  });

  it('never begins anew where nothing outlives the page', async () => {
    const { begin, ports } = await app(() => json(now));
    ports.session.survives = () => false;
    await begin();
    expect(ports.document.reloads).toBe(0);
  });

  it('that had those of now asks for nothing', async () => {
    const { begin, asked } = await app(() => json(now), false);
    await begin();
    expect(asked()).toBe(0);
  });
});
