import { lch, mix } from '@demo/art/oklch';
import { line, oval, path } from '@demo/art/svg';
import { ground, repeat, walker } from './brushes';
import type { CoverDesign } from './cover';

const RUST = lch(0.5, 0.15, 38);
const DARK = lch(0.19, 0.04, 25);

/** A machine's hand on the hook, still dripping; who salvages it waits on the bank. */
export const rustRiver: CoverDesign = {
  composition: 'place',
  face: 'serif',
  lines: ['锈河', '打捞人'],
  draw({ d, r, add, title }) {
    const hull = lch(0.5, 0.06, 230);
    add(
      ground(d, lch(0.24, 0.06, 25), RUST, lch(0.78, 0.14, 62)),
      oval(225, 300, 130, 130, lch(0.9, 0.11, 80), { opacity: 0.8 }),
      path('M0 380L60 340L70 380L130 330L150 392L250 372L300 386L360 326L376 380L450 344V460H0Z', mix(RUST, DARK, 0.5)),
      path('M380 0L440 0L450 20V600H420L404 40L60 26L58 8Z', DARK),
      line('M410 60L250 22M430 130L390 34', DARK, 9),
      line('M226 20V150', DARK, 6),
      path('M214 150h24v16q24 6 22 34q-8 30-40 26q8-6 6-14q20 2 20-14q0-12-18-14h-14Z', lch(0.75, 0.14, 75)),
      path('M180 216H272L286 312H166Z', hull),
      path('M180 216H272L275 240H177Z', lch(0.62, 0.1, 40)),
      repeat(4, (i) => {
        const [x, bend] = [178 + i * 32, [-26, -8, 10, 30][i] ?? 0];
        return (
          line(`M${x} 306L${x + bend * 0.6} 352L${x + bend} 396`, DARK, 26) +
          line(`M${x} 306L${x + bend * 0.6} 352L${x + bend} 396`, hull, 19) +
          oval(x + bend * 0.6, 352, 8, 8, lch(0.72, 0.13, 70))
        );
      }),
      line('M168 268L128 300L136 344', DARK, 27),
      line('M168 268L128 300L136 344', hull, 20),
      oval(226, 268, 21, 21, lch(0.72, 0.13, 70)),
      oval(226, 268, 11, 11, DARK),
      path('M0 430H450V600H0Z', d.linear([lch(0.56, 0.16, 42), lch(0.28, 0.09, 30)])),
      line(
        repeat(10, (i) => `M${r.i(0, 300)} ${446 + i * 15}h${r.i(60, 150)}`),
        lch(0.8, 0.14, 66),
        4,
        { opacity: 0.55 },
      ),
      line('M152 408v24M200 412v30M244 410v34M306 408v26', lch(0.8, 0.14, 66), 5),
      path('M0 600V520Q60 500 110 530T180 600Z', DARK),
      walker(66, 530, 1.1, { coat: lch(0.36, 0.08, 25), hair: DARK, legs: DARK }),
    );
    title({ x: 160, y: 452, w: 276, h: 138 }, { ink: lch(0.95, 0.06, 80), edges: [[DARK, 0.05]], align: 1 });
  },
};
