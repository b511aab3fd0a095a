// Every colour is decided in OKLCH and stored as hex: equal steps there look equal to the eye.
type Triple = [number, number, number];

const clamp = (v: number, lo = 0, hi = 1): number => Math.min(hi, Math.max(lo, v));
const toLinear = (c: number) => (c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4);
const toGamma = (c: number) => (c <= 0.0031308 ? 12.92 * c : 1.055 * c ** (1 / 2.4) - 0.055);

function labToRgb(L: number, a: number, b: number): Triple {
  const l = (L + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (L - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (L - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ];
}

// Keys are exact, so the caches change only the speed, never the colour.
const hexOf = new Map<string, string>();
const labOf = new Map<string, Triple>();
function remember<K, V>(cache: Map<K, V>, key: K, value: V): V {
  if (cache.size > 6000) cache.clear();
  cache.set(key, value);
  return value;
}

const byte = (v: number) =>
  Math.round(toGamma(clamp(v)) * 255)
    .toString(16)
    .padStart(2, '0');
const inGamut = (v: number) => v > -0.002 && v < 1.002;

/** Lightness 0..1, chroma 0..0.3, hue in degrees. Chroma gives way until the colour fits sRGB. */
export function lch(lightness: number, chroma: number, hue: number): string {
  const L = Math.round(lightness * 500) / 500;
  const H = Math.round(((hue % 360) + 360) % 360);
  let C = Math.round(chroma * 1000) / 1000;
  const key = `${L},${C},${H}`;
  const hit = hexOf.get(key);
  if (hit) return hit;
  const turn = (H * Math.PI) / 180;
  let rgb = labToRgb(L, C * Math.cos(turn), C * Math.sin(turn));
  for (let i = 0; i < 12 && !rgb.every(inGamut); i++) {
    C *= 0.88;
    rgb = labToRgb(L, C * Math.cos(turn), C * Math.sin(turn));
  }
  const hex = rgb.map(byte).join('');
  const short = hex[0] === hex[1] && hex[2] === hex[3] && hex[4] === hex[5];
  return remember(hexOf, key, short ? `#${hex[0]}${hex[2]}${hex[4]}` : `#${hex}`);
}

function toLab(hex: string): Triple {
  const hit = labOf.get(hex);
  if (hit) return hit;
  const full = hex.length === 4 ? hex.slice(1).replace(/./g, '$&$&') : hex.slice(1);
  const n = Number.parseInt(full, 16);
  const r = toLinear((n >> 16) / 255);
  const g = toLinear(((n >> 8) & 255) / 255);
  const b = toLinear((n & 255) / 255);
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  return remember(labOf, hex, [
    0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  ]);
}

const degrees = (b: number, a: number) => (Math.atan2(b, a) * 180) / Math.PI;

export function mix(from: string, to: string, t: number): string {
  const p = toLab(from);
  const q = toLab(to);
  const [L, a, b] = p.map((v, i) => v + ((q[i] as number) - v) * t) as Triple;
  return lch(L, Math.hypot(a, b), degrees(b, a));
}

/** Moves lightness, and if wanted chroma (a factor) and hue (degrees). */
export function tone(colour: string, dL: number, kC = 1, dH = 0): string {
  const [L, a, b] = toLab(colour);
  return lch(clamp(L + dL, 0.05, 0.99), Math.hypot(a, b) * kC, degrees(b, a) + dH);
}

// Shadows turn towards blue and lights towards yellow: never plain black or white.
export const shade = (colour: string, t = 0.25): string => mix(colour, lch(0.22, 0.09, 285), t);
export const glow = (colour: string, t = 0.3): string => mix(colour, lch(0.98, 0.05, 95), t);
export const lum = (colour: string): number => toLab(colour)[0];
