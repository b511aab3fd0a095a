import { repeat } from '@demo/art/covers/brushes';
import { glow, lch, shade } from '@demo/art/oklch';
import { rays, sparkle } from '@demo/art/shape';
import { line, oval, path, rect } from '@demo/art/svg';
import { ACTIVITY, type ActivityPicture } from './picture';
import { coin, gem, gift } from './props';

const PLUM = lch(0.28, 0.09, 320);
const GOLD = lch(0.84, 0.13, 85);

/** A crown out of the box: the week of those who pay. */
export const thanks: ActivityPicture = (d, r) => {
  const gold = d.linear([glow(GOLD, 0.55), GOLD, shade(GOLD, 0.3)], 0, 0, 1, 1);
  return (
    rect(0, 0, ACTIVITY.w, ACTIVITY.h, 0, d.linear([PLUM, lch(0.42, 0.14, 350)], 0, 0, 1, 1)) +
    rays(500, 230, 640, 14, 8, 0.09) +
    d.halo(500, 170, 300, GOLD, 0.75) +
    path('M344 132L316 16L424 84L500-14L576 84L684 16L656 132Q500 106 344 132Z', gold) +
    path('M344 132Q500 106 656 132L650 176Q500 150 350 176Z', shade(GOLD, 0.22)) +
    repeat(5, (i) =>
      oval(380 + i * 60, 152 - Math.abs(i - 2) * -3, 12, 12, i % 2 ? lch(0.62, 0.17, 250) : lch(0.6, 0.21, 15)),
    ) +
    [
      [316, 16],
      [500, -6],
      [684, 16],
    ]
      .map(([x = 0, y = 0]) => oval(x, y + 6, 16, 16, glow(GOLD, 0.5)))
      .join('') +
    path('M360 236H640L620 392H380Z', lch(0.56, 0.2, 15)) +
    rect(470, 236, 60, 156, 0, gold) +
    path('M336 202L664 202L652 250H348Z', lch(0.62, 0.2, 18)) +
    path('M466 202H534L530 250H470Z', gold) +
    path('M336 202L300 164L374 178ZM664 202L700 164L626 178Z', lch(0.48, 0.18, 12)) +
    gift(190, 378, 1, lch(0.5, 0.16, 290), GOLD) +
    gift(766, 384, 0.9, lch(0.62, 0.13, 200), '#fff') +
    gem(d, 270, 190, 0.8, lch(0.68, 0.16, 235)) +
    gem(d, 752, 190, 0.9, lch(0.7, 0.18, 350)) +
    coin(d, 310, 340, 1) +
    coin(d, 690, 356, 0.9) +
    path(
      repeat(9, () => sparkle(r.i(220, 820), r.i(20, 300), r.i(8, 20))),
      '#fff6d8',
    ) +
    line('M0 392H840', shade(PLUM, 0.3), 10)
  );
};
