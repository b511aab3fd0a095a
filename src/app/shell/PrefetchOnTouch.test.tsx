import { fireEvent, screen } from '@testing-library/react';
import { buildGame } from '@/testing/builders/game';
import { buildPost } from '@/testing/builders/square';
import { createFakePorts } from '@/testing/fakePorts';
import { page } from '@/testing/fakes/answers';
import { renderApp } from '@/testing/renderApp';

const GAMES = 'POST web/game/list';
const POST = 'GET v1/square/post/{id}';
const REST_MS = 60;

async function square() {
  const ports = createFakePorts();
  const { server } = ports;
  server.reply(POST, buildPost({ id: 8 }));
  server.reply('GET v1/square/post/list', page([buildPost({ id: 8, title: null, content: '藏在风车岛' })]));
  server.reply('GET v1/square/tag/list', []);
  server.reply(GAMES, page([buildGame()]));
  const shown = await renderApp('/square', { ports: { server, fetch: server.fetch } });
  await shown.pass();
  const down = async (name: string, pointerType: string) => {
    // jsdom knows no PointerEvent.
    const event = Object.assign(new MouseEvent('pointerdown', { bubbles: true }), { pointerType });
    fireEvent(screen.getByRole('link', { name }), event);
    await shown.pass();
  };
  const asked = () => server.callsTo('v1/square/post/8').length;
  return { ...shown, down, asked, lists: () => server.callsTo('web/game/list').length };
}

describe('a page is asked for ahead', () => {
  it('once a finger rests on the row that leads to it', async () => {
    const { down, asked, pass } = await square();
    await down('藏在风车岛', 'touch');
    expect(asked()).toBe(0);
    await pass(REST_MS);
    expect(asked()).toBe(1);
  });

  it('never by a finger that scrolls: a post asked for is a post looked at', async () => {
    const { down, asked, pass } = await square();
    await down('藏在风车岛', 'touch');
    await pass(REST_MS - 1);
    fireEvent.pointerCancel(document);
    await pass(1000);
    expect(asked()).toBe(0);
  });

  it('not by a finger that stops a fling', async () => {
    const { down, asked, pass } = await square();
    fireEvent.scroll(document);
    await down('藏在风车岛', 'touch');
    await pass(REST_MS);
    expect(asked()).toBe(0);
  });

  it('at once with a mouse', async () => {
    const { down, asked } = await square();
    await down('藏在风车岛', 'mouse');
    expect(asked()).toBe(1);
  });

  it('at once in the bar of tabs, which nobody scrolls', async () => {
    const { down, lists } = await square();
    await down('游戏', 'touch');
    expect(lists()).toBe(1);
  });

  it('not while somebody travels: nothing is asked and no timer begins', async () => {
    const { down, asked, pass, ports } = await square();
    ports.gate.enter('travel');
    await down('藏在风车岛', 'touch');
    ports.gate.enter('live');
    await pass(REST_MS);
    expect(asked()).toBe(0);
  });
});
