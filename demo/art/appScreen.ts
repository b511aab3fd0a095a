import { avatar } from './avatar';
import { banner } from './banner';
import { bookCoverPicture, bookWidePicture } from './covers/bookPictures';
import { Doc } from './doc';
import { icon } from './icon';
import { nest } from './nest';
import { jewel } from './screens/hud';
import { shot } from './shot';
import { line, oval, path, place, rect } from './svg';

const [WIDTH, HEIGHT] = [450, 800];
const GROUND = '#f1f6fe';
const INK = '#10233d';
const QUIET = '#9fb0c6';
const BLUE = '#1560cc';
const TINT = '#e2eefd';
const EDGE = 20;
const FULL = WIDTH - 2 * EDGE;

// Words are bars, as in every drawn interface here: it reads in every language.
const words = (x: number, y: number, w: number, h = 12, colour = INK): string => rect(x, y, w, h, h / 2, colour);
const card = (x: number, y: number, w: number, h: number): string => rect(x, y, w, h, 18, '#fff');

function bottomBar(active: number): string {
  return (
    rect(0, 728, WIDTH, 72, 0, '#fff') +
    [0, 1, 2, 3, 4]
      .map((place) => {
        const x = 45 + place * 90;
        const colour = place === active ? BLUE : QUIET;
        return oval(x, 754, 13, 13, colour) + words(x - 16, 776, 32, 7, colour);
      })
      .join('')
  );
}

const titleBar = (): string =>
  rect(0, 0, WIDTH, 64, 0, '#fff') + words(EDGE, 26, 96, 16) + rect(300, 18, 130, 30, 15, TINT);

/** Banner, shortcuts, a rail of games. */
function home(d: Doc, n: number): string {
  const shortcuts = ['#ff8a5c', '#ffb52e', '#33b37b', '#3e97f7', '#8a5cf6'];
  return (
    titleBar() +
    nest(banner(n, 0), { x: EDGE, y: 84, w: FULL, h: 192, tag: 'a', r: 18, on: d }) +
    shortcuts
      .map(
        (colour, i) =>
          rect(34 + i * 82, 298, 52, 52, 18, colour) +
          path(`M${60 + i * 82} 310l14 14-14 14-14-14Z`, '#fff', { opacity: 0.92 }) +
          words(38 + i * 82, 360, 44, 9, QUIET),
      )
      .join('') +
    words(EDGE, 398, 120, 18) +
    card(EDGE, 432, FULL, 276) +
    [1, 2, 3]
      .map((step, row) => {
        const y = 448 + row * 86;
        return (
          nest(icon(n + step), { x: 36, y, w: 66, h: 66, tag: `b${row}`, r: 16, on: d }) +
          words(118, y + 12, 130 - row * 16, 14) +
          words(118, y + 40, 170, 10, QUIET) +
          rect(346, y + 16, 68, 34, 17, row === 0 ? BLUE : TINT)
        );
      })
      .join('') +
    bottomBar(0)
  );
}

/** A story on top, two to choose from. */
function shelf(d: Doc, n: number): string {
  const book = (step: number, x: number) =>
    nest(bookCoverPicture(n + step), { x, y: 340, w: 195, h: 260, tag: `b${step}`, r: 16, on: d }) +
    words(x, 616, 130, 14) +
    words(x, 642, 92, 10, QUIET);
  return (
    titleBar() +
    nest(bookWidePicture(n), { x: EDGE, y: 84, w: FULL, h: 192, tag: 'a', r: 18, on: d }) +
    words(EDGE, 300, 120, 18) +
    book(1, EDGE) +
    book(2, 235) +
    bottomBar(1)
  );
}

/** A post with its picture, and the beginning of the next. */
function posts(d: Doc, n: number): string {
  const head = (step: number, y: number) =>
    nest(avatar(n + step), { x: 38, y, w: 52, h: 52, tag: `c${step}`, r: 26, on: d }) +
    words(104, y + 8, 110, 13) +
    words(104, y + 32, 70, 9, QUIET) +
    rect(346, y + 10, 66, 32, 16, TINT);
  return (
    titleBar() +
    card(EDGE, 84, FULL, 420) +
    head(1, 102) +
    words(38, 172, 330, 12) +
    words(38, 196, 250, 12) +
    nest(shot(n, 0), { x: 38, y: 224, w: 374, h: 210, tag: 'a', r: 14, on: d }) +
    [0, 1, 2].map((i) => oval(50 + i * 110, 468, 10, 10, QUIET) + words(68 + i * 110, 464, 34, 9, QUIET)).join('') +
    card(EDGE, 520, FULL, 190) +
    head(2, 538) +
    words(38, 608, 350, 12) +
    words(38, 632, 310, 12) +
    words(38, 656, 180, 12) +
    bottomBar(2)
  );
}

/** The days of the week, the button, the way to a milestone. */
function days(d: Doc, n: number): string {
  const day = (i: number) => {
    const [x, done, today] = [36 + i * 55, i < 4, i === 4];
    return (
      rect(x, 312, 48, 96, 12, today ? d.linear(['#14818f', '#5a4be0'], 0, 0, 1, 1) : done ? TINT : '#f3f6fb') +
      words(x + 12, 324, 24, 8, today ? '#fff' : QUIET) +
      (done ? line(`M${x + 16} 360l6 6 10-12`, BLUE, 4) : place(x + 24, 360, 1, jewel(0, -11))) +
      words(x + 14, 386, 20, 9, today ? '#fff' : BLUE)
    );
  };
  return (
    rect(0, 0, WIDTH, 300, 0, d.linear(['#2a7cf0', '#0f4fb0'])) +
    path('M300-60l220 200-170 190-200-160Z', '#fff', { opacity: 0.1 }) +
    words(EDGE + 8, 96, 96, 14, '#fff') +
    words(EDGE + 8, 126, 60, 50, '#fff') +
    words(EDGE + 8, 196, 190, 13, '#fff') +
    nest(icon(n), { x: 304, y: 84, w: 116, h: 116, tag: 'a', r: 28, on: d }) +
    card(EDGE, 252, FULL, 268) +
    words(40, 276, 110, 16) +
    [0, 1, 2, 3, 4, 5, 6].map(day).join('') +
    rect(40, 430, 370, 58, 29, BLUE) +
    words(160, 452, 130, 14, '#fff') +
    card(EDGE, 538, FULL, 170) +
    words(40, 562, 130, 16) +
    rect(44, 618, 362, 8, 4, TINT) +
    rect(44, 618, 220, 8, 4, BLUE) +
    [130, 240, 360]
      .map((x, i) => oval(x, 622, 20, 20, i < 2 ? BLUE : '#fff', { stroke: TINT, 'stroke-width': 3 }))
      .join('') +
    [130, 240, 360].map((x) => words(x - 18, 656, 36, 10, QUIET)).join('')
  );
}

const SCREENS = [home, shelf, posts, days];

/** What the app looks like on a phone, around game and story n: home, shelf, square, check-in. */
export function appScreen(n: number, variant: number): string {
  const d = new Doc(WIDTH, HEIGHT, `app${n}/${variant}`);
  const draw = SCREENS[variant % SCREENS.length] ?? home;
  return d.add(rect(0, 0, WIDTH, HEIGHT, 0, GROUND), draw(d, n)).toString();
}
