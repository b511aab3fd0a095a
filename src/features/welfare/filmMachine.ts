import { stateIn } from '@/lib/machine/states';

/** A film that may be played: its signed address, and how long it is. */
export interface Film {
  id: number;
  /** The `appID` of the game whose trailer it is, with that game's id: nobody remembers where it was left. */
  of?: string;
  url: string;
  /** Media type, to know whether this browser plays it at all; empty where nobody says. */
  type: string;
  /** Whole seconds; 0 where nobody says. */
  seconds: number;
}

/** Why a film does not play: no connection, broken or unknown pictures, or a browser without the decoder. */
export type FilmFault = 'network' | 'format' | 'unsupported';

/** The one player of the app (pages 7): opening another film ends this one. */
export type FilmState =
  | { at: 'closed' }
  /** Its poster stands and nothing is loaded; 播放 begins at `second`. */
  | { at: 'resting'; film: Film; second: number }
  /** `renewed`: the address is the second one, and has not played yet. */
  | { at: 'playing'; film: Film; second: number; renewed: boolean }
  | { at: 'paused'; film: Film; second: number; renewed: boolean }
  /** The address may be over: it is asked for once more. */
  | { at: 'renewing'; film: Film; second: number }
  | { at: 'failed'; film: Film; second: number; why: FilmFault };

/** It was started and its address works: the browser's own controls are there. */
export const isRunning = stateIn<FilmState>()({
  closed: false,
  resting: false,
  playing: true,
  paused: true,
  renewing: false,
  failed: false,
});

export const filmStart = 'closed';

const out = { opened: ['resting'], left: ['closed'] } as const;

export const filmTable = {
  closed: { opened: ['resting'] },
  resting: { started: ['playing'], broke: ['renewing', 'failed'], ...out },
  playing: {
    started: ['playing'],
    reached: ['playing'],
    stopped: ['paused'],
    ended: ['resting'],
    broke: ['renewing', 'failed'],
    ...out,
  },
  paused: { started: ['playing'], ended: ['resting'], broke: ['renewing', 'failed'], ...out },
  renewing: { renewed: ['playing'], renewalFailed: ['failed'], ...out },
  failed: { retried: ['renewing'], ...out },
} as const;
