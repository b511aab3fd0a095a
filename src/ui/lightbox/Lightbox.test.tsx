import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Lightbox } from './Lightbox';

const pictures = [1, 2, 3].map((number) => ({ url: `/media/${number}.png`, w: 400, h: 800 }));
const frame = { width: 400, height: 800 };

beforeEach(() => {
  jest.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(frame.width);
  jest.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(frame.height);
  jest.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 0, 400, 800));
});
afterEach(() => jest.restoreAllMocks());

function open(index = 1) {
  const told = { onTurn: jest.fn(), onCloseAsked: jest.fn() };
  const view = (at: number) => <Lightbox open pictures={pictures} index={at} {...told} />;
  const { rerender } = render(view(index));
  const slide = screen.getByRole('dialog').querySelector('[aria-hidden="false"]');
  const stage = slide?.parentElement?.parentElement as HTMLElement;
  let now = 0;
  /** One pointer event `after` ms later than the last; points are px from the frame's corner. */
  const finger = (kind: 'down' | 'move' | 'up', x: number, y: number, { id = 1, after = 10 } = {}) => {
    now += after;
    const event = new MouseEvent(`pointer${kind}`, { bubbles: true, clientX: x, clientY: y, button: 0 });
    Object.defineProperties(event, { pointerId: { value: id }, timeStamp: { value: now } });
    act(() => void stage.dispatchEvent(event));
  };
  const drag = (from: [number, number], to: [number, number], ms = 400) => {
    finger('down', ...from);
    finger('move', (from[0] + to[0]) / 2, (from[1] + to[1]) / 2, { after: ms / 2 });
    finger('move', ...to, { after: ms / 2 });
    finger('up', ...to, { after: 0 });
  };
  const tap = (x: number, y: number, after = 60) => {
    finger('down', x, y, { after });
    finger('up', x, y);
  };
  const css = (name: string) => stage.style.getPropertyValue(name);
  return { ...told, finger, drag, tap, css, turnTo: (at: number) => rerender(view(at)) };
}

describe('pictures full screen', () => {
  it('a swipe beyond half the width turns, a short slow one goes back, a flick turns', () => {
    const { drag, onTurn, css } = open();
    drag([300, 400], [200, 400]);
    expect([onTurn.mock.calls, css('--drag')]).toEqual([[], '0px']);
    drag([350, 400], [100, 400]);
    drag([100, 400], [160, 400], 60);
    expect(onTurn.mock.calls).toEqual([[2], [0]]);
  });

  it('the first and the last one follow a third of the way and turn nowhere', () => {
    const { finger, onTurn, css } = open(0);
    finger('down', 50, 400);
    finger('move', 350, 400, { after: 400 });
    expect(css('--drag')).toBe('100px');
    finger('up', 350, 400);
    expect(onTurn.mock.calls.filter(([to]) => to !== 0)).toEqual([]);
  });

  it('two quick taps magnify where they were and two more take it back; one tap does nothing', () => {
    const { tap, css } = open();
    tap(300, 400);
    tap(300, 400, 900);
    expect(css('--scale')).toBe('1');
    tap(300, 400);
    expect([css('--scale'), css('--x')]).toEqual(['2.5', '-150px']);
    expect(screen.getByRole('button', { name: '缩小' })).toBeInTheDocument();
    tap(300, 400, 900);
    tap(300, 400);
    expect([css('--scale'), css('--x')]).toEqual(['1', '0px']);
  });

  it('a pinch magnifies up to four times, a drag moves within the edges, and turning starts anew', () => {
    const { finger, drag, css, onTurn, turnTo } = open();
    finger('down', 180, 400);
    finger('down', 220, 400, { id: 2 });
    finger('move', 0, 400);
    finger('move', 400, 400, { id: 2 });
    finger('up', 400, 400, { id: 2 });
    finger('up', 0, 400);
    expect(css('--scale')).toBe('4');
    drag([100, 400], [390, 400]);
    drag([10, 400], [390, 400]);
    drag([10, 400], [390, 400]);
    expect([css('--x'), onTurn.mock.calls]).toEqual(['600px', []]);
    turnTo(2);
    expect([css('--scale'), css('--x')]).toEqual(['1', '0px']);
  });

  it('pulled down it closes, pulled a little it comes back', () => {
    const { drag, onCloseAsked, css } = open();
    drag([200, 300], [200, 380]);
    expect([onCloseAsked.mock.calls, css('--pull')]).toEqual([[], '0px']);
    drag([200, 300], [200, 440]);
    expect(onCloseAsked).toHaveBeenCalledWith('drag');
  });

  it('every gesture has a button or a key', async () => {
    const user = userEvent.setup();
    const { onTurn, css } = open();
    await user.click(screen.getByRole('button', { name: '放大' }));
    expect(css('--scale')).toBe('2.5');
    await user.click(screen.getByRole('button', { name: '下一张' }));
    fireEvent.keyDown(screen.getByRole('button', { name: '上一张' }), { key: 'ArrowLeft' });
    expect(onTurn.mock.calls).toEqual([[2], [0]]);
  });
});
