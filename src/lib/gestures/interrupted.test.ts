import { counted, effort } from '@scripts/reliability/tally';
import fc from 'fast-check';
import { watchDrag } from './watchDrag';
import { watchFingers } from './watchFingers';

/** A box that notes what its drags report. */
function watched(mouse = true) {
  const box = document.body.appendChild(document.createElement('div'));
  const heard: string[] = [];
  const stop = watchDrag(
    box,
    {
      onGrab: () => heard.push('grab') > 0,
      onDrag: () => heard.push('drag'),
      onDrop: () => heard.push('drop'),
      onCancel: () => heard.push('cancel'),
    },
    { mouse },
  );
  const clicks = jest.fn();
  box.addEventListener('click', clicks);
  return { box, heard, clicks, stop };
}

type Point = { clientX: number; clientY: number };
const at = (x: number): Point => ({ clientX: x, clientY: 0 });
const touch = (type: string, fingers: readonly Point[], gone: readonly Point[] = []) =>
  Object.assign(new Event(type, { bubbles: true, cancelable: true }), { touches: fingers, changedTouches: gone });
const mouse = (type: string, x: number, buttons: number, button = 0) =>
  new MouseEvent(type, { bubbles: true, cancelable: true, clientX: x, clientY: 0, buttons, button });

const events = {
  finger: (box: Element) => box.dispatchEvent(touch('touchstart', [at(0)])),
  secondFinger: (box: Element) => box.dispatchEvent(touch('touchstart', [at(0), at(90)])),
  fingerMoves: (box: Element) => box.dispatchEvent(touch('touchmove', [at(60)])),
  fingerLeaves: (box: Element) => box.dispatchEvent(touch('touchend', [], [at(60)])),
  systemTakesFinger: (box: Element) => box.dispatchEvent(touch('touchcancel', [], [at(60)])),
  press: (box: Element) => box.dispatchEvent(mouse('mousedown', 0, 1)),
  rightPress: (box: Element) => box.dispatchEvent(mouse('mousedown', 0, 2, 2)),
  menu: (box: Element) => box.dispatchEvent(mouse('contextmenu', 0, 2, 2)),
  moveHeld: () => document.dispatchEvent(mouse('mousemove', 70, 1)),
  moveFree: () => document.dispatchEvent(mouse('mousemove', 80, 0)),
  release: () => document.dispatchEvent(mouse('mouseup', 70, 0)),
} as const;
type Name = keyof typeof events;
const names = Object.keys(events) as Name[];

describe('a drag that is interrupted', () => {
  it.each<[string, Name[]]>([
    ['a second finger', ['finger', 'fingerMoves', 'secondFinger']],
    ['the system (a call, a gesture of its own)', ['finger', 'fingerMoves', 'systemTakesFinger']],
    ['a mouse that left the window and came back released', ['press', 'moveHeld', 'moveFree']],
    ['a menu that swallowed the release', ['press', 'moveHeld', 'menu', 'moveFree']],
    ['a finger while the mouse drags', ['press', 'moveHeld', 'finger']],
  ])('F4, F6: ends idle by %s, and nothing follows it', (_by, steps) => {
    const { box, heard, clicks, stop } = watched();
    for (const step of steps) events[step](box);
    expect(heard).toEqual(['grab', 'drag', 'cancel']);
    document.dispatchEvent(mouse('mousemove', 90, 0));
    box.dispatchEvent(touch('touchend', [], [at(60)]));
    expect(heard).toHaveLength(3);
    box.dispatchEvent(mouse('click', 0, 0));
    expect(clicks).toHaveBeenCalledTimes(1);
    stop();
  });

  it('F6: swallows the click of a drop, and no other', () => {
    const { box, clicks, stop } = watched();
    events.press(box);
    events.moveHeld();
    // Released outside the box: no click of the browser's own comes.
    events.release();
    const key = mouse('click', 0, 0);
    Object.defineProperty(key, 'timeStamp', { value: key.timeStamp + 5_000 });
    box.dispatchEvent(key);
    expect(clicks).toHaveBeenCalledTimes(1);
    events.press(box);
    events.moveHeld();
    events.release();
    box.dispatchEvent(mouse('click', 0, 0));
    expect(clicks).toHaveBeenCalledTimes(1);
    stop();
  });

  it('F4, F6: each grab ends in one drop or cancel, whatever happens in whatever order', () => {
    const runs = effort(1_000, 20_000);
    const run = fc.property(fc.array(fc.constantFrom(...names), { maxLength: 30 }), (steps) => {
      const { box, heard, stop } = watched();
      for (const step of steps) events[step](box);
      events.systemTakesFinger(box);
      events.release();
      expect(heard.join(' ')).toMatch(/^(grab drag( drag)* (drop|cancel) ?)*$/);
      stop();
      box.remove();
    });
    fc.assert(run, { numRuns: runs, seed: 7 });
    counted('interface', 'gestures interrupted in random order', runs, { seed: 7 });
  });
});

describe('fingers that were lost', () => {
  it('a mouse that was released elsewhere taps again as one finger', () => {
    const box = document.body.appendChild(document.createElement('div'));
    const onTap = jest.fn();
    const nothing = () => {};
    const stop = watchFingers(box, {
      onGrip: nothing,
      onDrag: nothing,
      onPinch: nothing,
      onDrop: nothing,
      onDoubleTap: nothing,
      onTap,
    });
    const pointer = (type: string) =>
      Object.assign(new MouseEvent(type, { bubbles: true }), { pointerId: 1, isPrimary: true });
    box.dispatchEvent(pointer('pointerdown'));
    // Its pointerup went to what lay there.
    box.dispatchEvent(pointer('pointerdown'));
    box.dispatchEvent(pointer('pointerup'));
    expect(onTap).toHaveBeenCalledTimes(1);
    stop();
  });
});
