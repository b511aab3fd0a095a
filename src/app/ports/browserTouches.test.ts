import { createTape } from '@/kernel/tape';
import { createFakePorts } from '@/testing/fakePorts';
import { watchTouches } from './browserTouches';

function watched() {
  const ports = createFakePorts({ tape: { ...createTape(), kept: true } });
  watchTouches(ports);
  return ports;
}

const point = (type: string, on: Element, x: number, y: number) =>
  on.dispatchEvent(Object.assign(new Event(type, { bubbles: true }), { clientX: x, clientY: y }));
const press = (on: Element, key: string, over: KeyboardEventInit = {}) =>
  on.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, ...over }));

beforeEach(() => {
  document.body.innerHTML = `
    <button>确认 <b>下载</b></button>
    <a href="/games" aria-label="所有游戏"><span>图</span></a>
    <label for="word">密码</label><input id="word" type="password" value="Geheim-7412x">
    <p>一段文字</p>`;
});

const element = (what: string) => document.querySelector(what) as Element;

describe('what is noted of touches', () => {
  it('is what was pressed, by role and name, and where', () => {
    const { tape } = watched();
    point('pointerdown', element('b'), window.innerWidth / 2, window.innerHeight / 4);
    point('pointerup', element('b'), window.innerWidth / 2, window.innerHeight / 4);
    point('pointerdown', element('span'), 0, 0);
    point('pointerdown', element('p'), 0, 0);
    expect(tape.touches).toEqual([
      { at: expect.any(Number), kind: 'down', role: 'button', name: '确认 下载', x: 50, y: 25 },
      { at: expect.any(Number), kind: 'up', role: 'button', x: 50, y: 25 },
      { at: expect.any(Number), kind: 'down', role: 'link', name: '所有游戏', x: 0, y: 0 },
      { at: expect.any(Number), kind: 'down', x: 0, y: 0 },
    ]);
  });

  it('R12: is never what was written: no letter, no value of a field', () => {
    const { tape } = watched();
    const field = element('input');
    for (const key of ['G', '7', '密', ' ', 'Process', 'Dead']) press(field, key);
    press(field, 'Backspace');
    press(field, 'Enter');
    press(field, 'Enter', { repeat: true });
    point('pointerdown', field, 0, 0);
    point('pointerdown', element('label'), 0, 0);
    expect(tape.touches?.map(({ kind, role, name, key }) => [kind, role, name ?? key])).toEqual([
      ['key', 'textbox', 'Backspace'],
      ['key', 'textbox', 'Enter'],
      ['down', 'textbox', '密码'],
      ['down', 'textbox', '密码'],
    ]);
  });

  it('R6: is nothing while somebody travels, and nothing after the member stopped the recording', () => {
    const { tape, gate } = watched();
    gate.enter('travel');
    point('pointerdown', element('b'), 0, 0);
    gate.enter('live');
    tape.stopped = 'byMember';
    press(element('input'), 'Enter');
    expect(tape.touches).toEqual([]);
  });

  it('is bounded: the oldest go', () => {
    const { tape } = watched();
    for (let at = 0; at < 500; at += 1) point('pointerdown', element('p'), 0, 0);
    point('pointerdown', element('b'), 0, 0);
    expect(tape.touches).toHaveLength(400);
    expect(tape.touches?.at(-1)).toMatchObject({ role: 'button' });
  });
});
