import { critter } from '@demo/art/animals/critter';
import { repeat } from '@demo/art/covers/brushes';
import { glow, lch, mix } from '@demo/art/oklch';
import { cloud, sparkle } from '@demo/art/shape';
import { line, oval, path, place, rect } from '@demo/art/svg';
import { ACTIVITY, type ActivityPicture } from './picture';
import { coin, gift } from './props';

const SKY = lch(0.86, 0.09, 175);
const DAYS = [15, 50, 88, 150, 210, 265, 320].map((hue) => lch(0.72, 0.15, hue));

/** Seven steps up to an open door, a present on the last. */
export const newcomer: ActivityPicture = (d, r) => {
  const steps = DAYS.map((colour, i) => {
    const [x, y] = [250 + i * 62, 318 - i * 29];
    return (
      rect(x, y, 64, 400, 0, colour) +
      rect(x, y, 64, 10, 0, glow(colour, 0.5)) +
      (i < 3 ? line(`M${x + 18} ${y + 40}l10 11l20-24`, '#fff', 8) : oval(x + 32, y + 38, 9, 9, glow(colour, 0.6)))
    );
  });
  return (
    rect(0, 0, ACTIVITY.w, ACTIVITY.h, 0, d.linear([SKY, lch(0.95, 0.05, 110)])) +
    path(cloud(r, 330, 110, 190) + cloud(r, 90, 190, 150), '#fff') +
    path('M0 330Q120 280 260 330V392H0Z', lch(0.76, 0.13, 145)) +
    steps.join('') +
    rect(684, 146, 156, 246, 0, lch(0.6, 0.13, 265)) +
    d.halo(752, 80, 170, '#fff6cf', 0.9) +
    path('M690 146V50Q690-10 752-10T814 50V146Z', lch(0.55, 0.12, 45)) +
    path('M702 146V52Q702 4 752 4T802 52V146Z', '#fff3c4') +
    path('M802 146V52Q802 24 790 14L830 40V158Z', lch(0.66, 0.13, 50)) +
    gift(752, 144, 0.6, lch(0.64, 0.2, 12), lch(0.9, 0.14, 92)) +
    place(166, 266, 0.94, critter(d, { kind: 'chick', v: 0, mood: 'wow', t: 0.6, wear: lch(0.62, 0.19, 25) })) +
    coin(d, 470, 170, 0.8) +
    coin(d, 540, 116, 0.7) +
    coin(d, 614, 70, 0.6) +
    path(
      repeat(6, (i) => sparkle(430 + i * 62, 90 + ((i * 53) % 60), 12)),
      mix('#fff', SKY, 0.1),
    )
  );
};
