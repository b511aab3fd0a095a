import { code } from '@/contract/codes';
import { buildFreeGame, buildGameDetail, buildTicket } from '@/testing/builders/game';
import { DETAIL, downloadScene, ME, SEND } from '@/testing/downloadScene';
import { fail, status } from '@/testing/fakes/answers';
import { downloadEvents as events } from './downloadSlice';
import { INTENT_KEY } from './intentJournal';
import { LOOK_AGAIN_MS } from './requestEffects';

const dropped = new Error('connection lost');
const bought = buildGameDetail({ owned: true });

/** A member who confirmed, and whose answer never came. */
async function lost(answer: object = dropped) {
  const here = await downloadScene();
  await here.asks();
  here.server.reply(SEND, answer);
  here.server.defer(DETAIL);
  await here.does(events.confirmed());
  return here;
}

describe('E1: a lost answer', () => {
  it.each([
    ['a lost connection', dropped],
    ['a 502', status(502)],
    ['an unreadable answer', { url: 7 }],
  ])('%s is unknown: the dialog is locked and nothing is sent again', async (_name, answer) => {
    const { at, sent, does, overlays } = await lost(answer);
    expect(at().at).toBe('unknown');
    expect(overlays()).toEqual(['purchase']);
    await does(events.confirmed(), events.confirmed());
    expect(sent()).toHaveLength(1);
  });

  it('after 30 s without an answer it is unknown too', async () => {
    const { asks, does, server, ports, at } = await downloadScene();
    await asks();
    server.defer(SEND);
    await does(events.confirmed());
    await ports.clock.advance(29_999);
    expect(at().at).toBe('requesting');
    server.defer(DETAIL);
    await ports.clock.advance(1);
    expect(at().at).toBe('unknown');
  });

  it('when the game turns out to be owned, the file comes by the same intent and nothing is charged again', async () => {
    const { asks, does, server, at, sent, ports } = await downloadScene();
    await asks();
    const answers = [dropped, buildTicket({ charged: 0, repeated: true })];
    server.reply(SEND, () => answers.shift() ?? null);
    server.reply(DETAIL, bought);
    const meBefore = server.callsTo(ME).length;
    await does(events.confirmed());
    await ports.clock.advance(LOOK_AGAIN_MS[1]);
    expect(at().at).toBe('started');
    expect(new Set(sent().map(({ form }) => form.requestId)).size).toBe(1);
    expect(sent().map(({ form }) => form.expectPrice)).toEqual(['30', '0']);
    expect(server.callsTo(ME).length).toBeGreaterThan(meBefore);
  });

  it('when nothing was bought, the dialog asks anew and says so', async () => {
    const { asks, does, server, at, overlays, sent } = await downloadScene();
    await asks();
    server.reply(SEND, dropped);
    await does(events.confirmed());
    expect(at()).toMatchObject({ at: 'confirming', unpaid: true });
    expect(overlays()).toEqual(['purchase']);
    expect(sent()).toHaveLength(1);
  });

  it('as long as the server cannot be asked, it looks again and again, and never buys', async () => {
    const { asks, does, server, at, ports, sent } = await downloadScene();
    await asks();
    server.reply(SEND, dropped);
    server.reply(DETAIL, status(404));
    await does(events.confirmed());
    await ports.clock.advance(60_000);
    expect(at().at).toBe('unknown');
    expect(sent()).toHaveLength(1);
    server.reply(DETAIL, bought);
    server.reply(SEND, buildTicket());
    await ports.clock.advance(15_000);
    expect(at().at).toBe('started');
  });

  it.each([
    ['the game is gone', fail(code.notFound, '游戏不存在或已下架'), [], '游戏不存在或已下架'],
    ['its package is gone', bought, [fail(code.notFound, '本游戏没有这个平台的安装包')], '本游戏没有这个平台的安装包'],
  ])('ends with the server’s words when %s, and other games can be downloaded', async (_name, seen, answers, text) => {
    const { asks, does, server, at, overlays, toasts, ports } = await downloadScene();
    await asks();
    const replies = [dropped, ...answers];
    server.reply(SEND, () => replies.shift() ?? buildTicket());
    server.reply(DETAIL, seen);
    await does(events.confirmed());
    await ports.clock.advance(LOOK_AGAIN_MS[1]);
    expect(at()).toMatchObject({ at: 'failed', text });
    expect([overlays(), ports.session.read(INTENT_KEY)]).toEqual([[], null]);
    expect(toasts()).toContain(text);
    await asks(buildFreeGame({ id: 99 }));
    expect(at()).toMatchObject({ at: 'started', intent: { game: { id: 99 } } });
  });

  it.each([
    ['too often', fail(code.tooOften, '操作太频繁了，请稍后再试')],
    ['for maintenance', fail(9001, '系统维护中')],
    ['without a reason', fail(code.failed, '出错了')],
  ])('is no answer as long as the look is refused %s', async (_name, refusal) => {
    const { at, ports, server } = await lost();
    server.reply(DETAIL, refusal);
    await ports.clock.advance(60_000);
    expect(at().at).toBe('unknown');
  });

  it('the dialog may be closed meanwhile; the result still comes', async () => {
    const here = await downloadScene();
    await here.asks();
    here.server.reply(SEND, dropped);
    const look = here.server.defer(DETAIL);
    await here.does(events.confirmed());
    await here.ports.history.back();
    await here.ports.clock.advance();
    expect(here.overlays()).toEqual([]);
    expect(here.at().at).toBe('unknown');
    await here.asks();
    expect(here.overlays()).toEqual(['purchase']);
    here.server.reply(SEND, buildTicket({ charged: 0, repeated: true }));
    look.answer(bought);
    await here.ports.clock.advance();
    expect(here.overlays()).toEqual(['download-result']);
  });
});

describe('E1: the intent survives a reload', () => {
  /** The tab as it is after a reload: same storages, a new store. */
  async function reloaded(before: Awaited<ReturnType<typeof downloadScene>>, path = '/games') {
    const { local, session } = before.ports;
    return downloadScene({ at: path, ports: { local, session } });
  }

  it('an open dialog is open again, with the same requestId', async () => {
    const before = await downloadScene();
    await before.asks();
    const after = await reloaded(before);
    expect(after.overlays()).toEqual(['purchase']);
    await after.does(events.confirmed());
    expect(after.sent().map(({ form }) => form.requestId)).toEqual(['00000000-0000-4000-8000-000000000001']);
    expect(after.ports.session.read(INTENT_KEY)).toBeNull();
  });

  it('an open dialog is gone when another address was typed', async () => {
    const before = await downloadScene();
    await before.asks();
    const after = await reloaded(before, '/detail/7');
    expect(after.overlays()).toEqual([]);
    expect(after.ports.session.read(INTENT_KEY)).toBeNull();
  });

  it('a request that was under way is a lost answer', async () => {
    const before = await downloadScene();
    await before.asks();
    before.server.defer(SEND);
    await before.does(events.confirmed());
    const after = await reloaded(before);
    expect(after.at().at).toBe('unknown');
    await after.ports.clock.advance(LOOK_AGAIN_MS[1]);
    expect(after.at()).toMatchObject({ at: 'confirming', unpaid: true });
    expect(after.sent()).toEqual([]);
  });

  it.each([
    ['damaged', '{"at":"unknown"'],
    ['foreign', '{"at":"requesting","uid":"1001"}'],
    ['another member’s', JSON.stringify({ at: 'away', uid: '7', price: 30, intent: {} })],
  ])('a note that is %s is no note', async (_name, text) => {
    const before = await downloadScene();
    before.ports.session.write(INTENT_KEY, text);
    expect((await reloaded(before)).at().at).toBe('idle');
  });
});
