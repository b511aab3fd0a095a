import { glow, lch, mix, shade } from '@demo/art/oklch';
import { int, line, oval, path, rect } from '@demo/art/svg';
import { INK, inked } from './ink';
import type { Place, Scene } from './scene';

const thin = (d: string, opacity = 0.5, width = 2) => line(d, INK, width, { opacity });
const wood = ({ d }: Scene) => d.linear([lch(0.78, 0.07, 65), lch(0.64, 0.09, 52)]);

const classroom: Place = (scene) => {
  const { d, w, h, sky, wall } = scene;
  let boards = '';
  for (let i = 0; i < 9; i++)
    boards += `M${int(w * (0.42 + i * 0.08))} ${int(h * 0.66)}L${int(w * (-0.2 + i * 0.22))} ${int(h)}`;
  const windows = [
    [0.04, 0.18],
    [0.22, 0.37],
  ].map(([a = 0, b = 0]) => {
    const y = (t: number, x: number) => h * (t + (0.44 - t) * 0.55 * (x / 0.42));
    const m = (a + b) / 2;
    return (
      path(
        `M${int(w * a)} ${int(y(0.16, a))}L${int(w * b)} ${int(y(0.16, b))}V${int(y(0.7, b))}L${int(w * a)} ${int(y(0.7, a))}Z`,
        d.linear(sky),
        { stroke: '#fff', 'stroke-width': 6 },
      ) + thin(`M${int(w * m)} ${int(y(0.16, m))}V${int(y(0.7, m))}`, 0.4, 3)
    );
  });
  return (
    rect(0, 0, w, h, 0, wall) +
    path(`M0 0L${int(w * 0.42)} ${int(h * 0.2)}V${int(h * 0.66)}L0 ${int(h)}Z`, d.linear([glow(wall, 0.35), wall])) +
    path(`M0 ${int(h)}L${int(w * 0.42)} ${int(h * 0.66)}H${int(w)}V${int(h)}Z`, wood(scene)) +
    thin(boards, 0.22) +
    thin(
      `M${int(w * 0.42)} ${int(h * 0.2)}V${int(h * 0.66)}M0 ${int(h)}L${int(w * 0.42)} ${int(h * 0.66)}H${int(w)}M0 0L${int(w * 0.42)} ${int(h * 0.2)}H${int(w)}`,
      0.6,
      2.5,
    ) +
    windows.join('') +
    rect(w * 0.54, h * 0.27, w * 0.36, h * 0.25, 3, '#3f7d6b', { stroke: '#a9743f', 'stroke-width': 7 }) +
    line(
      `M${int(w * 0.58)} ${int(h * 0.34)}h${int(w * 0.16)}M${int(w * 0.58)} ${int(h * 0.4)}h${int(w * 0.22)}`,
      '#fff',
      3,
      { opacity: 0.6 },
    )
  );
};

const room: Place = (scene) => {
  const { d, w, h, r, sky, wall, hue, key } = scene;
  const floor = h * 0.78;
  let shelf = rect(w * 0.62, h * 0.3, w * 0.32, h * 0.48, 4, '#b98552', inked(3));
  for (let y = 0; y < 3; y++) {
    shelf += rect(w * 0.635, h * (0.33 + y * 0.15), w * 0.29, h * 0.11, 0, '#7d5434');
    for (let i = 0; i < 5; i++) {
      const colour = lch(0.7, 0.13, hue + r.i(0, 6) * 60);
      shelf += rect(w * (0.645 + i * 0.05), h * (0.35 + y * 0.15) + r.n(0, h * 0.02), w * 0.036, h * 0.085, 1, colour);
    }
  }
  return (
    rect(0, 0, w, h, 0, d.linear([glow(wall, 0.2), wall])) +
    rect(0, floor, w, h - floor, 0, wood(scene)) +
    thin(`M0 ${int(floor)}H${int(w)}`, 0.6) +
    rect(w * 0.1, h * 0.14, w * 0.36, h * 0.42, 4, d.linear(sky), { stroke: '#fff', 'stroke-width': 9 }) +
    line(
      `M${int(w * 0.28)} ${int(h * 0.14)}v${int(h * 0.42)}M${int(w * 0.1)} ${int(h * 0.34)}h${int(w * 0.36)}`,
      '#fff',
      6,
    ) +
    path(
      `M${int(w * 0.06)} ${int(h * 0.1)}H${int(w * 0.2)}Q${int(w * 0.18)} ${int(h * 0.4)} ${int(w * 0.08)} ${int(h * 0.6)}Z`,
      glow(key, 0.25),
      inked(2),
    ) +
    shelf
  );
};

const kitchen: Place = (scene) => {
  const { d, w, h, wall, key, r } = scene;
  const top = h * 0.62;
  const tiles = mix(wall, '#ffffff', 0.4);
  let grid = '';
  for (let i = 1; i < 12; i++) grid += `M${int((w * i) / 12)} ${int(h * 0.3)}V${int(top)}`;
  for (let i = 0; i < 5; i++) grid += `M0 ${int(h * (0.3 + i * 0.065))}H${int(w)}`;
  const pans = [0.2, 0.34, 0.48].map(
    (x, i) =>
      line(`M${int(w * x)} ${int(h * 0.14)}V${int(h * 0.2)}`, INK, 3) +
      oval(w * x, h * 0.25, w * 0.045, h * 0.055, ['#c98a4a', '#8c94a8', '#c46a50'][i] ?? '#888', inked(2.5)),
  );
  const steam = `M${int(w * 0.74)} ${int(h * 0.5)}q${int(w * 0.03)} ${int(-h * 0.06)} 0 ${int(-h * 0.12)}t0 ${int(-h * 0.12)}M${int(w * 0.8)} ${int(h * 0.5)}q${int(w * 0.03)} ${int(-h * 0.06)} 0 ${int(-h * 0.12)}t0 ${int(-h * 0.12)}`;
  const jars = Array.from({ length: 4 }, (_, i) =>
    rect(w * (0.06 + i * 0.055), top - h * 0.1, w * 0.042, h * 0.1, 4, lch(0.72, 0.12, r.n(20, 120)), inked(2)),
  );
  return (
    rect(0, 0, w, h, 0, wall) +
    rect(0, h * 0.3, w, top - h * 0.3, 0, tiles) +
    thin(grid, 0.16) +
    line(`M${int(w * 0.12)} ${int(h * 0.14)}H${int(w * 0.56)}`, INK, 4) +
    pans.join('') +
    jars.join('') +
    rect(w * 0.68, top - h * 0.14, w * 0.2, h * 0.14, 8, d.linear(['#9aa2b5', '#646c82']), inked(3)) +
    line(steam, '#fff', 6, { opacity: 0.7 }) +
    rect(0, top, w, h * 0.05, 0, lch(0.86, 0.05, 75), inked(2.5)) +
    rect(0, top + h * 0.05, w, h, 0, d.linear([mix(key, '#ffffff', 0.35), shade(key, 0.2)]))
  );
};

const shop: Place = (scene) => {
  const { d, w, h, wall, key, sky, hue, r } = scene;
  const floor = h * 0.74;
  let lamps = '';
  for (const x of [0.24, 0.5, 0.76]) {
    lamps +=
      line(`M${int(w * x)} 0V${int(h * 0.1)}`, INK, 3) +
      path(
        `M${int(w * x - w * 0.05)} ${int(h * 0.17)}Q${int(w * x)} ${int(h * 0.06)} ${int(w * x + w * 0.05)} ${int(h * 0.17)}Z`,
        glow(key, 0.2),
        inked(2.5),
      ) +
      d.halo(w * x, h * 0.2, w * 0.12, '#fff6cf', 0.7);
  }
  let goods = '';
  for (let y = 0; y < 2; y++) {
    goods += rect(w * 0.06, h * (0.42 + y * 0.16), w * 0.34, h * 0.02, 0, '#8a5c38');
    for (let i = 0; i < 6; i++) {
      goods += rect(
        w * (0.075 + i * 0.054),
        h * (0.42 + y * 0.16) - h * r.n(0.07, 0.1),
        w * 0.038,
        h * 0.1,
        4,
        lch(0.72, 0.12, hue + r.i(0, 6) * 55),
      );
    }
  }
  return (
    rect(0, 0, w, h, 0, d.linear([shade(wall, 0.12), wall])) +
    rect(w * 0.56, h * 0.26, w * 0.36, h * 0.32, 6, d.linear(sky), { stroke: '#8a5c38', 'stroke-width': 9 }) +
    line(`M${int(w * 0.74)} ${int(h * 0.26)}v${int(h * 0.32)}`, '#8a5c38', 7) +
    goods +
    lamps +
    rect(0, floor, w, h - floor, 0, wood(scene)) +
    rect(0, floor - h * 0.02, w, h * 0.05, 0, lch(0.55, 0.08, 50), inked(2.5))
  );
};

const ship: Place = ({ d, w, h, vx, vy, hue, key }) => {
  const hull = lch(0.34, 0.06, hue + 200);
  let s = rect(0, 0, w, h, 0, hull);
  for (const [i, t] of [1, 0.78, 0.58, 0.4, 0.24].entries()) {
    const [x1, x2] = [vx - vx * t, vx + (w - vx) * t];
    const [y1, y2] = [vy - vy * t, vy + (h - vy) * t];
    const b = (x2 - x1) * 0.14;
    const q = (y2 - y1) * 0.16;
    const ring = `M${int(x1 + b)} ${int(y1)}H${int(x2 - b)}L${int(x2)} ${int(y1 + q)}V${int(y2 - q)}L${int(x2 - b)} ${int(y2)}H${int(x1 + b)}L${int(x1)} ${int(y2 - q)}V${int(y1 + q)}Z`;
    s += path(ring, i === 4 ? mix(hull, '#dff4ff', 0.8) : mix(hull, key, 0.08 + i * 0.09), inked(3));
  }
  const rails = `M0 ${int(h * 0.2)}L${int(vx)} ${int(vy)}L${int(w)} ${int(h * 0.2)}M0 ${int(h * 0.84)}L${int(vx)} ${int(vy)}L${int(w)} ${int(h * 0.84)}`;
  return s + line(rails, glow(key, 0.4), 4, { opacity: 0.6 }) + d.halo(vx, vy, Math.max(w, h) * 0.3, '#fff', 0.9);
};

const hall: Place = (scene) => {
  const { d, w, h, vx, vy, wall, key, night } = scene;
  const dark = night ? lch(0.3, 0.05, 270) : shade(wall, 0.3);
  let doors = '';
  for (const t of [0.95, 0.62, 0.4]) {
    const x1 = vx - vx * t;
    const x2 = vx + (w - vx) * t;
    const width = (x2 - x1) * 0.1;
    doors += `M${int(x1)} ${int(vy - (vy - h * 0.06) * t)}V${int(vy + (h - vy) * t * 0.94)}h${int(width)}V${int(vy - (vy - h * 0.12) * t)}ZM${int(x2)} ${int(vy - (vy - h * 0.06) * t)}V${int(vy + (h - vy) * t * 0.94)}h${int(-width)}V${int(vy - (vy - h * 0.12) * t)}Z`;
  }
  return (
    rect(0, 0, w, h, 0, d.linear([dark, mix(dark, wall, 0.6)])) +
    path(
      `M0 ${int(h)}L${int(vx - w * 0.06)} ${int(vy + h * 0.08)}h${int(w * 0.12)}L${int(w)} ${int(h)}Z`,
      d.linear([mix(key, dark, 0.5), shade(key, 0.4)]),
    ) +
    path(doors, mix('#7d5434', dark, 0.3), inked(2.5)) +
    d.halo(vx, vy, Math.max(w, h) * 0.28, '#fff3c8', night ? 0.55 : 0.9)
  );
};

/** Places under a roof. */
export const indoors = { class: classroom, room, kitchen, shop, ship, hall } as const;
