import { Doc } from '@demo/art/doc';
import { gameOf, vignette } from '@demo/art/game';
import { shade } from '@demo/art/oklch';
import { group, place, rect } from '@demo/art/svg';
import { frameOf } from '@demo/art/worlds/world';
import { CLIP_SIZE } from '@server/media/kinds';
import { nth, rng } from '@server/random';
import { prize, showdown, talk, wonder } from './meetActs';
import { evening, flight, journey, parade } from './roadActs';
import { type Act, type Camera, stageOf } from './stage';

/** What happens in a clip, act by act. Append only: the number is part of a clip's address. */
const SCRIPTS: readonly (readonly Act[])[] = [
  [journey, talk, prize],
  [wonder, showdown, prize],
  [talk, flight],
  [parade, evening],
  [journey, showdown, talk],
  [flight, journey, prize],
  [evening, talk],
  [wonder, flight, showdown, prize],
];

/** A clip by two numbers: whose world it plays in, and which script. */
export interface ClipRef {
  /** The game. */
  art: number;
  script: number;
}

/** The backdrop is wider than the frame, so that the camera has somewhere to go. */
export const BACKDROP = { w: 960, h: 360 } as const;
/** Seconds a change of act fades. */
const FADE = 0.3;

const actsOf = ({ script }: ClipRef): readonly Act[] => nth(SCRIPTS, script);

/** How long a clip is, in seconds. */
export const clipSeconds = (ref: ClipRef): number => actsOf(ref).reduce((sum, { seconds }) => sum + seconds, 0);

/** Everything that stands still, as one wide picture. */
export function clipBackdrop({ art }: ClipRef): string {
  const g = gameOf(art);
  const d = new Doc(BACKDROP.w, BACKDROP.h, `clip/${art}`);
  return d.add(g.world.scene(frameOf(d, rng(`clip/${art}`), g.p))).toString();
}

/** Where the camera is and what moves before it, `s` seconds into the clip: an SVG with a clear ground. */
export function clipFrame(ref: ClipRef, s: number): { camera: Camera; moving: string } {
  const acts = actsOf(ref);
  let begin = 0;
  let act = nth(acts, 0);
  for (const next of acts) {
    act = next;
    if (s < begin + next.seconds) break;
    begin += next.seconds;
  }
  const at = { s: s - begin, t: Math.min(1, (s - begin) / act.seconds) };
  const g = gameOf(ref.art);
  const d = new Doc(CLIP_SIZE.w, CLIP_SIZE.h, `f${ref.art}`);
  const dark = Math.max(1 - at.s / FADE, 1 - (act.seconds - at.s) / FADE, 0);
  d.add(
    act.play(stageOf(d, g, `act/${ref.art}`), at),
    rect(0, 0, d.w, d.h, 0, vignette(d, g.p, 0.45, 0.85)),
    dark > 0 ? rect(0, 0, d.w, d.h, 0, shade(g.p.fore, 0.6), { opacity: dark }) : '',
  );
  return { camera: act.camera(at), moving: d.toString() };
}

/** The clip's poster: its second act at its best moment, drawn as one picture. */
export function clipPoster(art: number, script: number): string {
  const ref = { art, script };
  const acts = actsOf(ref);
  const act = nth(acts, acts.length > 1 ? 1 : 0);
  const at = { s: act.seconds * 0.56, t: 0.56 };
  const g = gameOf(art);
  const { w, h } = CLIP_SIZE;
  const d = new Doc(w, h, `p${art}/${script}`);
  const { x, y, zoom } = act.camera(at);
  const scene = g.world.scene({ ...frameOf(d, rng(`clip/${art}`), g.p), w: BACKDROP.w, h: BACKDROP.h });
  const left = -(BACKDROP.w * zoom - w) * Math.min(1, Math.max(0, x));
  const top = -(BACKDROP.h * zoom - h) * Math.min(1, Math.max(0, y));
  return d
    .add(
      group({}, place(left, top, zoom, scene)),
      act.play(stageOf(d, g, `act/${art}`), at),
      rect(0, 0, w, h, 0, vignette(d, g.p, 0.45, 0.85)),
    )
    .toString();
}
