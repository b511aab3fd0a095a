import type { TapeTouch } from '@/kernel/tape';
import { checkinText } from '@/text/checkin';
import type { KeptTouch } from './keptTape';
import { Redaction } from './redaction';
import { placedTouches, touchesOf } from './touches';

const down = (at: number, over: Partial<KeptTouch> = {}): KeptTouch => ({
  at,
  kind: 'down',
  role: 'button',
  x: 50,
  y: 90,
  ...over,
});
const up = (at: number, over: Partial<KeptTouch> = {}): KeptTouch => ({ ...down(at, over), kind: 'up' });
const odd = (touches: readonly KeptTouch[], entries: readonly { at: number }[]) =>
  placedTouches(touches, entries, 1_000)
    .filter(({ kind }) => kind === 'down')
    .map((touch) => touch.odd);

describe('touches in a file', () => {
  it('R12: have names of the catalogue, and dots for any other', () => {
    const touched: TapeTouch[] = [
      { at: 1, kind: 'down', role: 'button', name: checkinText.signPlain, x: 1, y: 2 },
      { at: 2, kind: 'down', role: 'link', name: '一只独特的昵称', x: 1, y: 2 },
      { at: 3, kind: 'down', role: 'my secret role', name: '', x: 1, y: 2 },
      { at: 4, kind: 'key', role: 'textbox', key: 'Enter' },
      { at: 5, kind: 'key', role: 'textbox', key: '密' },
    ];
    expect(touchesOf(touched, new Redaction())).toEqual([
      { at: 1, kind: 'down', role: 'button', name: checkinText.signPlain, x: 1, y: 2 },
      { at: 2, kind: 'down', role: 'link', name: '•••', x: 1, y: 2 },
      { at: 3, kind: 'down', name: '•••', x: 1, y: 2 },
      { at: 4, kind: 'key', role: 'textbox', key: 'Enter' },
      { at: 5, kind: 'key', role: 'textbox' },
    ]);
  });

  it('stand between the entries, from the first one on', () => {
    const entries = [{ at: 1_000 }, { at: 2_000 }, { at: 3_000 }];
    const placed = placedTouches([down(900), down(1_500), up(1_600), down(3_500)], entries, 1_000);
    expect(placed.map(({ t, s }) => [t, s])).toEqual([
      [500, 1],
      [600, 1],
      [2_500, 3],
    ]);
  });

  it('are dead where nothing followed a tap on what does something, and something did later', () => {
    const later = [{ at: 1_000 }, { at: 9_000 }];
    expect(odd([down(2_000), up(2_100)], later)).toEqual(['dead']);
    expect(odd([down(2_000), up(2_100)], [{ at: 1_000 }, { at: 2_120 }, { at: 9_000 }])).toEqual([undefined]);
    // A finger that stayed, moved or touched a text; and the last one, whose answer nobody saw.
    expect(odd([down(2_000), up(4_000)], later)).toEqual([undefined]);
    expect(odd([down(2_000), up(2_100, { y: 20 })], later)).toEqual([undefined]);
    expect(odd([down(2_000, { role: 'textbox' }), up(2_100)], later)).toEqual([undefined]);
    expect(odd([down(9_500), up(9_600)], later)).toEqual([undefined]);
  });

  it('are angry from the third on one spot within a second', () => {
    const entries = [{ at: 1_000 }, { at: 2_050 }, { at: 2_350 }, { at: 2_650 }, { at: 9_000 }];
    const taps = [down(2_000), up(2_040), down(2_300), up(2_340), down(2_600), up(2_640)];
    expect(odd(taps, entries)).toEqual([undefined, undefined, 'rage']);
    const apart = [down(2_000), up(2_040), down(2_300, { y: 10 }), up(2_340, { y: 10 }), down(2_600), up(2_640)];
    expect(odd(apart, entries)).toEqual([undefined, undefined, undefined]);
    const slow = [down(2_000), up(2_040), down(2_700), up(2_740), down(3_400), up(3_440)];
    expect(odd(slow, entries).at(-1)).not.toBe('rage');
  });
});
