import { act, fireEvent, render, screen } from '@testing-library/react';
import { describeConformance } from '@/ui/testing/describeConformance';
import { DragScroll } from './DragScroll';

describeConformance('DragScroll', <DragScroll>行</DragScroll>, { tag: 'div', without: ['ref'] });

async function row({ mouse = true, onTap = jest.fn() } = {}) {
  render(
    <DragScroll data-testid="box">
      <button type="button" onClick={onTap}>
        项
      </button>
    </DragScroll>,
  );
  // The mouse is over the row before it drags it, and brings the code.
  if (mouse) await act(async () => void fireEvent.mouseEnter(screen.getByTestId('box')));
  return { box: screen.getByTestId('box'), item: screen.getByRole('button'), onTap };
}

function drag(target: Element, dx: number) {
  fireEvent.mouseDown(target, { clientX: 100, clientY: 0, button: 0 });
  fireEvent.mouseMove(document, { clientX: 100 + dx, clientY: 1, buttons: 1 });
  fireEvent.mouseUp(document, { clientX: 100 + dx, clientY: 1 });
  fireEvent.click(target);
}

describe('DragScroll', () => {
  it('F6: follows the mouse and swallows the click at its end', async () => {
    const { box, item, onTap } = await row();
    drag(item, -80);
    expect(box.scrollLeft).toBe(80);
    expect(onTap).not.toHaveBeenCalled();
    expect(box).not.toHaveAttribute('data-dragging');
  });

  it('F6: up to 5 px is a tap', async () => {
    const { box, item, onTap } = await row();
    drag(item, -5);
    expect(box.scrollLeft).toBe(0);
    expect(onTap).toHaveBeenCalledTimes(1);
  });

  it('F6: a finger scrolls natively and its tap counts', async () => {
    const { box, item, onTap } = await row({ mouse: false });
    const at = (x: number) => ({ touches: [{ clientX: x, clientY: 0 }], changedTouches: [{ clientX: x, clientY: 0 }] });
    fireEvent.touchStart(item, at(100));
    expect(fireEvent.touchMove(item, at(20))).toBe(true);
    fireEvent.touchEnd(item, at(20));
    expect(box.scrollLeft).toBe(0);
    fireEvent.click(item);
    expect(onTap).toHaveBeenCalledTimes(1);
  });
});
