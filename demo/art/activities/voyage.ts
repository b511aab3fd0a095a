import { critter } from '@demo/art/animals/critter';
import { repeat } from '@demo/art/covers/brushes';
import { lch } from '@demo/art/oklch';
import { cloud } from '@demo/art/shape';
import { line, oval, path, place, rect } from '@demo/art/svg';
import { ACTIVITY, type ActivityPicture } from './picture';
import { gem } from './props';

const DEEP = lch(0.42, 0.11, 245);
const RED = lch(0.62, 0.2, 28);

/** A boat under way, a buoy for every stage, the far shore with a flag. */
export const voyage: ActivityPicture = (d, r) => {
  const buoy = (x: number, y: number, k: number, isPassed: boolean) =>
    place(
      x,
      y,
      k,
      oval(0, 32, 44, 9, DEEP, { opacity: 0.4 }),
      path('M-26 28L-15-22H15L26 28Z', isPassed ? lch(0.62, 0.15, 155) : '#fff'),
      path('M-21 6H21L24 18H-24Z', isPassed ? '#fff' : RED),
      oval(0, -32, 13, 13, lch(0.9, 0.14, 92)),
      isPassed ? line('M-7-4l5 5l9-11', '#fff', 5) : '',
    );
  return (
    rect(0, 0, ACTIVITY.w, ACTIVITY.h, 0, d.linear([lch(0.78, 0.1, 225), lch(0.93, 0.05, 210)])) +
    oval(620, 90, 64, 64, '#fff9dc') +
    path(cloud(r, 420, 96, 200) + cloud(r, 760, 150, 190) + cloud(r, 130, 150, 150), '#fff', { opacity: 0.92 }) +
    path('M640 212Q680 156 726 172Q752 132 796 160Q830 150 840 176V230H640Z', lch(0.66, 0.13, 150)) +
    path('M640 214Q740 196 840 206V236H640Z', lch(0.9, 0.07, 88)) +
    line('M752 160V96', lch(0.45, 0.06, 50), 5) +
    path('M754 96l44 14l-44 16Z', RED) +
    path('M0 212H840V392H0Z', d.linear([lch(0.66, 0.12, 228), DEEP])) +
    line(
      repeat(9, (i) => `M${(i * 173) % 780} ${232 + i * 18}q16-10 32 0t32 0`),
      '#fff',
      4,
      { opacity: 0.5 },
    ) +
    line('M330 330Q470 360 540 296T730 236', '#fff', 5, { 'stroke-dasharray': '2 15' }) +
    buoy(430, 326, 1, true) +
    buoy(566, 276, 0.8, false) +
    buoy(676, 240, 0.6, false) +
    gem(d, 764, 232, 0.5, lch(0.66, 0.15, 225)) +
    line('M236 290V36', lch(0.4, 0.06, 45), 9) +
    path('M246 44Q372 120 366 250H246Z', '#fffaf0') +
    path('M246 112Q318 130 352 176L361 214Q300 176 246 172Z', RED) +
    path('M226 70Q150 140 142 250H226Z', lch(0.93, 0.03, 80)) +
    path('M236 20l40 14l-40 14Z', lch(0.86, 0.15, 90)) +
    place(196, 240, 0.44, critter(d, { kind: 'cat', v: 0, mood: 'happy', t: 0.5, wear: RED })) +
    path('M96 270H404Q390 350 330 360H170Q112 346 96 270Z', lch(0.52, 0.13, 32)) +
    path('M96 270H404L399 292H102Z', lch(0.9, 0.06, 85)) +
    path(
      'M-20 352q26-16 52 0t52 0t52 0t52 0t52 0t52 0t52 0t52 0t52 0t52 0t52 0t52 0t52 0t52 0t52 0t52 0V400H-20Z',
      DEEP,
    )
  );
};
