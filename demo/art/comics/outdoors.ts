import { glow, lch, mix, shade, tone } from '@demo/art/oklch';
import { cloud } from '@demo/art/shape';
import { int, line, oval, path, rect } from '@demo/art/svg';
import { tree } from '@demo/art/worlds/plants';
import { INK, inked } from './ink';
import type { Place, Scene } from './scene';

const thin = (d: string, opacity = 0.5, width = 2) => line(d, INK, width, { opacity });
const skyOf = ({ d, w, h, sky }: Scene) => rect(0, 0, w, h, 0, d.linear(sky));

/** Houses on one side of a street, running to the vanishing point. */
function row(scene: Scene, x0: number, colour: string): string {
  const { d, w, h, r, vx, vy, sky, night } = scene;
  const lit = night ? '#ffdf8f' : '#e9f8ff';
  const houses = w < 420 ? 3 : 4;
  const along = (y: number, x: number) => vy + ((y - vy) * Math.abs(x - vx)) / Math.abs(x0 - vx);
  let s = '';
  for (let i = houses; i > 0; i--) {
    const a = x0 + (vx - x0) * (1 - (i / houses) ** 0.6) * 0.92;
    const b = x0 + (vx - x0) * (1 - ((i - 0.86) / houses) ** 0.6) * 0.92;
    const top = -h * r.n(0.02, 0.25);
    const paint = mix(tone(colour, r.n(-0.06, 0.06), 1, r.n(-25, 25)), sky[1], 0.3);
    const quad = (xa: number, ya: number, xb: number, yb: number) =>
      `M${int(xa)} ${int(along(ya, xa))}L${int(xb)} ${int(along(ya, xb))}L${int(xb)} ${int(along(yb, xb))}L${int(xa)} ${int(along(yb, xa))}Z`;
    let panes = '';
    const columns = i > 2 ? 1 : 2;
    for (let y = 0; y < 4; y++) {
      for (let x = 0; x < columns; x++) {
        const ya = top + (h - top) * (0.1 + y * 0.19);
        const xa = a + (b - a) * (0.14 + x * 0.44);
        const xb = a + (b - a) * ((columns === 1 ? 0.86 : 0.42) + x * 0.44);
        panes += quad(xa, ya, xb, ya + (h - top) * 0.1);
      }
    }
    s =
      path(quad(a, top, b, h * 0.98), d.linear([paint, shade(paint, 0.18)]), inked(2)) +
      path(panes, lit, { opacity: 0.85 }) +
      s;
  }
  return s;
}

const street: Place = (scene) => {
  const { d, w, h, r, vx, vy, sky, night, key } = scene;
  const marks = [0.1, 0.3, 0.6]
    .map((t) => {
      const y1 = vy + (h - vy) * t;
      const y2 = vy + (h - vy) * (t + 0.12);
      const q = t * 0.03 * w;
      return `M${int(vx - q)} ${int(y1)}h${int(q * 2)}L${int(vx + q * 1.6)} ${int(y2)}h${int(-q * 3.2)}Z`;
    })
    .join('');
  return (
    skyOf(scene) +
    path(cloud(r, w * 0.5, h * 0.3, w * 0.5), '#fff', { opacity: night ? 0.2 : 0.8 }) +
    rect(0, vy, w, h - vy, 0, d.linear([mix('#cfc8cf', sky[1], 0.4), night ? '#4b4770' : '#a9a3b4'])) +
    row(scene, 0, tone(key, 0.08, 0.6)) +
    row(scene, w, tone(key, 0.05, 0.55, 150)) +
    path(`M${int(vx - 4)} ${int(vy)}h8L${int(w * 0.84)} ${int(h)}H${int(w * 0.14)}Z`, night ? '#3b375f' : '#8d8799') +
    path(marks, '#fff', { opacity: 0.85 })
  );
};

const roof: Place = (scene) => {
  const { d, w, h, r, sky, night, key, wall } = scene;
  const m = Math.max(w, h);
  let blocks = '';
  for (let i = 0; i < 9; i++) {
    blocks += `M${int((w * i) / 9)} ${int(h * 0.76)}v${int(-h * r.n(0.04, 0.16))}h${int(w / 11)}v${int(h * 0.2)}Z`;
  }
  let fence = `M0 ${int(h * 0.61)}H${int(w)}M0 ${int(h * 0.72)}H${int(w)}`;
  for (let i = 0; i <= 14; i++) fence += `M${int((w * i) / 14)} ${int(h * 0.6)}V${int(h * 0.84)}`;
  return (
    skyOf(scene) +
    path(cloud(r, w * 0.3, h * 0.62, m * 0.6), d.linear(['#fff', mix('#fff', sky[1], 0.6)]), {
      opacity: night ? 0.35 : 1,
    }) +
    path(cloud(r, w * 0.85, h * 0.5, m * 0.4), d.linear(['#fff', mix('#fff', sky[1], 0.7)]), {
      opacity: night ? 0.3 : 1,
    }) +
    path(blocks, mix(key, sky[1], 0.55)) +
    line(fence, night ? '#8d8bc0' : '#fff', 4) +
    rect(0, h * 0.82, w, h * 0.18, 0, d.linear([tone(wall, -0.12), tone(wall, -0.26)])) +
    thin(`M0 ${int(h * 0.82)}H${int(w)}`, 0.6)
  );
};

const forest: Place = ({ d, w, h, r, vx, sky, night }) => {
  const green = night ? lch(0.4, 0.08, 190) : lch(0.68, 0.14, 140);
  const light = '#fff9d8';
  let s = rect(0, 0, w, h, 0, d.linear([mix(green, sky[0], 0.45), mix(green, light, 0.65), mix(green, light, 0.3)]));
  s += d.halo(vx, h * 0.35, Math.max(w, h) * 0.5, '#fffbe0', night ? 0.25 : 0.8);
  for (const [i, t] of [0.55, 0.28, 0].entries()) {
    const c = mix(shade(green, 0.45), mix(green, light, 0.5), t);
    let trunks = '';
    for (let j = 0; j < 4 - i; j++) {
      const x = (w * (j + r.n(0.1, 0.9))) / (4 - i);
      const half = w * (0.022 + i * 0.018);
      if (i === 2 && Math.abs(x - w / 2) < w * 0.3) continue;
      const foot = int(h * (0.7 + i * 0.09));
      trunks += `M${int(x - half)} ${foot}Q${int(x - half * 0.4)} ${int(h * 0.3)} ${int(x - half * 0.8)} 0H${int(x + half * 0.8)}Q${int(x + half * 0.4)} ${int(h * 0.3)} ${int(x + half * 1.2)} ${foot}Z`;
    }
    const leaves = `M0 0H${int(w)}V${int(h * 0.05)}Q${int(w * 0.84)} ${int(h * 0.2)} ${int(w * 0.66)} ${int(h * 0.07)}Q${int(w * 0.5)} ${int(h * 0.16)} ${int(w * 0.34)} ${int(h * 0.06)}Q${int(w * 0.16)} ${int(h * 0.22)} 0 ${int(h * 0.12)}Z`;
    s += path(trunks, c) + path(leaves, c, { opacity: 0.55 });
  }
  const ground = `M0 ${int(h * 0.76)}Q${int(w * 0.5)} ${int(h * 0.68)} ${int(w)} ${int(h * 0.78)}V${int(h)}H0Z`;
  const trail = `M${int(vx - w * 0.03)} ${int(h * 0.73)}h${int(w * 0.06)}L${int(w * 0.75)} ${int(h)}H${int(w * 0.3)}Z`;
  return (
    s + path(ground, d.linear([green, shade(green, 0.3)])) + path(trail, '#fff3c8', { opacity: night ? 0.15 : 0.4 })
  );
};

const gate: Place = (scene) => {
  const { d, w, h, r, sky } = scene;
  const red = lch(0.58, 0.18, 28);
  const hills = `M0 ${int(h * 0.56)}L${int(w * 0.2)} ${int(h * 0.24)}L${int(w * 0.36)} ${int(h * 0.44)}L${int(w * 0.6)} ${int(h * 0.16)}L${int(w * 0.82)} ${int(h * 0.46)}L${int(w)} ${int(h * 0.3)}V${int(h)}H0Z`;
  let steps = '';
  for (let i = 0; i < 7; i++) {
    const reach = w * (0.16 + i * 0.06);
    steps += `M${int(w / 2 - reach)} ${int(h * (0.66 + i * 0.055))}H${int(w / 2 + reach)}`;
  }
  const posts = [0.28, 0.72].map((x) =>
    rect(
      w * x - 0.024 * w,
      h * 0.26,
      w * 0.048,
      h * 0.4,
      3,
      d.linear([glow(red, 0.15), shade(red, 0.3)], 0, 0, 1, 0),
      inked(2.5),
    ),
  );
  const wings = [0.1, 0.9].map(
    (x) =>
      rect(w * x - 0.015 * w, h * 0.36, w * 0.03, h * 0.3, 2, shade(red, 0.2), inked(2)) +
      path(
        `M${int(w * (x - 0.13))} ${int(h * 0.31)}Q${int(w * x)} ${int(h * 0.36)} ${int(w * (x + 0.13))} ${int(h * 0.31)}L${int(w * (x + 0.1))} ${int(h * 0.38)}H${int(w * (x - 0.1))}Z`,
        '#4c5872',
        inked(2),
      ),
  );
  const eaves = `M${int(w * 0.14)} ${int(h * 0.18)}Q${int(w * 0.3)} ${int(h * 0.24)} ${int(w * 0.5)} ${int(h * 0.22)}Q${int(w * 0.7)} ${int(h * 0.24)} ${int(w * 0.86)} ${int(h * 0.18)}L${int(w * 0.82)} ${int(h * 0.28)}H${int(w * 0.18)}Z`;
  return (
    skyOf(scene) +
    path(hills, d.linear([mix('#5a7fa0', sky[1], 0.45), sky[2]])) +
    path(cloud(r, w * 0.2, h * 0.62, w * 0.5), '#fff', { opacity: 0.8 }) +
    path(
      `M${int(w * 0.34)} ${int(h * 0.64)}H${int(w * 0.66)}L${int(w * 0.98)} ${int(h)}H${int(w * 0.02)}Z`,
      d.linear(['#e6dfd6', '#b4a8a8']),
    ) +
    thin(steps, 0.5, 3) +
    posts.join('') +
    wings.join('') +
    rect(w * 0.28, h * 0.27, w * 0.44, h * 0.06, 2, '#3f8a78', { stroke: '#e8b855', 'stroke-width': 3 }) +
    rect(w * 0.24, h * 0.33, w * 0.52, h * 0.04, 2, shade(red, 0.15), inked(2.5)) +
    path(eaves, '#39445f', inked(3)) +
    tree(d, w * 0.06, h * 0.86, h * 0.2, lch(0.72, 0.12, 355)) +
    tree(d, w * 0.95, h * 0.84, h * 0.18, lch(0.72, 0.12, 350))
  );
};

const shore: Place = (scene) => {
  const { d, w, h, r, night } = scene;
  const deep = night ? lch(0.38, 0.09, 255) : lch(0.66, 0.12, 220);
  const line1 = h * 0.5;
  let waves = '';
  for (let i = 0; i < 14; i++) {
    const y = line1 + h * r.n(0.02, 0.24);
    const x = w * r.n(-0.05, 0.95);
    waves += `M${int(x)} ${int(y)}q${int(w * 0.03)} ${int(-h * 0.012)} ${int(w * 0.06)} 0t${int(w * 0.06)} 0`;
  }
  const sand = night ? lch(0.5, 0.05, 70) : lch(0.89, 0.06, 80);
  const beach = `M0 ${int(h * 0.8)}Q${int(w * 0.3)} ${int(h * 0.7)} ${int(w * 0.62)} ${int(h * 0.78)}T${int(w)} ${int(h * 0.74)}V${int(h)}H0Z`;
  return (
    skyOf(scene) +
    oval(w * 0.74, h * 0.2, h * 0.08, h * 0.08, night ? '#fff3c8' : '#fffbe6') +
    path(cloud(r, w * 0.28, h * 0.34, w * 0.5), '#fff', { opacity: night ? 0.25 : 0.85 }) +
    rect(0, line1, w, h * 0.4, 0, d.linear([mix(deep, '#ffffff', 0.35), deep])) +
    line(waves, '#fff', 3, { opacity: 0.7 }) +
    path(beach, d.linear([glow(sand, 0.2), shade(sand, 0.14)]), inked(2.5))
  );
};

const court: Place = (scene) => {
  const { d, w, h, sky, key, night } = scene;
  const floor = h * 0.58;
  const crowd = Array.from({ length: 26 }, (_, i) => {
    const x = (w * (i % 13)) / 12;
    const y = h * (i < 13 ? 0.3 : 0.4) + (i % 3) * h * 0.012;
    return oval(x, y, h * 0.032, h * 0.036, mix(tone(key, 0.1, 0.5, i * 47), sky[1], 0.35));
  });
  return (
    skyOf(scene) +
    rect(0, h * 0.26, w, h * 0.3, 0, mix(key, night ? '#20244a' : '#ffffff', 0.55)) +
    crowd.join('') +
    rect(0, h * 0.46, w, h * 0.12, 0, mix(key, sky[0], 0.35), inked(2)) +
    rect(0, floor, w, h - floor, 0, d.linear([lch(0.74, 0.1, 60), lch(0.64, 0.11, 50)])) +
    line(
      `M0 ${int(floor + h * 0.06)}H${int(w)}M${int(w * 0.5)} ${int(floor)}L${int(w * 0.46)} ${int(h)}M${int(w * 0.18)} ${int(floor)}L${int(-w * 0.1)} ${int(h)}M${int(w * 0.82)} ${int(floor)}L${int(w * 1.1)} ${int(h)}`,
      '#fff',
      5,
      { opacity: 0.9 },
    )
  );
};

const field: Place = (scene) => {
  const { d, w, h, r, sky, night } = scene;
  const green = night ? lch(0.42, 0.08, 170) : lch(0.78, 0.14, 130);
  const far = `M0 ${int(h * 0.58)}Q${int(w * 0.22)} ${int(h * 0.4)} ${int(w * 0.46)} ${int(h * 0.56)}T${int(w)} ${int(h * 0.46)}V${int(h)}H0Z`;
  const near = `M0 ${int(h * 0.72)}Q${int(w * 0.5)} ${int(h * 0.6)} ${int(w)} ${int(h * 0.74)}V${int(h)}H0Z`;
  const trail = `M${int(w * 0.56)} ${int(h * 0.67)}h${int(w * 0.03)}Q${int(w * 0.5)} ${int(h * 0.8)} ${int(w * 0.7)} ${int(h)}H${int(w * 0.4)}Q${int(w * 0.42)} ${int(h * 0.8)} ${int(w * 0.56)} ${int(h * 0.67)}Z`;
  return (
    skyOf(scene) +
    path(cloud(r, w * 0.7, h * 0.34, w * 0.55), '#fff', { opacity: night ? 0.25 : 0.9 }) +
    path(cloud(r, w * 0.2, h * 0.22, w * 0.34), '#fff', { opacity: night ? 0.2 : 0.8 }) +
    path(far, mix(green, sky[1], 0.4)) +
    tree(d, w * 0.16, h * 0.66, h * 0.2, tone(green, -0.1)) +
    path(near, d.linear([green, shade(green, 0.25)]), inked(2.5)) +
    path(trail, '#fff3c8', { opacity: 0.6 }) +
    tree(d, w * 0.92, h * 0.8, h * 0.26, tone(green, -0.06))
  );
};

/** Places under the sky. */
export const outdoors = { street, roof, forest, gate, shore, court, field } as const;
