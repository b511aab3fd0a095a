import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { lateReducer } from '@/kernel/lateReducer';
import type { RecordingRules } from '@/kernel/recording';
import { sessionEnded, sessionStarted } from '@/kernel/sessionEvents';
import { machine } from '@/lib/machine/machine';
import { type Film, type FilmFault, type FilmState, filmTable } from './filmMachine';

const { step } = machine<FilmState>()(filmTable);

/** Speeds a film can be seen at. */
export const RATES = [0.5, 1, 1.5, 2] as const;
export type Rate = (typeof RATES)[number];

interface FilmPlayer {
  here: FilmState;
  /** Kept from film to film. */
  rate: Rate;
}

/** Which film it is: games and welfare items count their ids apart. */
export type FilmName = Pick<Film, 'id' | 'of'>;

export const isSameFilm = (one: FilmName, other: FilmName): boolean => one.id === other.id && one.of === other.of;

const closed: FilmState = { at: 'closed' };
const initialState: FilmPlayer = { here: closed, rate: 1 };

const move = (player: FilmPlayer, apply: (here: FilmState) => FilmState): FilmPlayer => {
  const here = apply(player.here);
  return here === player.here ? player : { ...player, here };
};

/** The one film on stage: where it stands, how fast it runs. */
export const filmSlice = createSlice({
  name: 'film',
  initialState,
  reducers: {
    /** A film's page is on screen; `second` is where it was left. */
    opened: (player, { payload: { film, second } }: PayloadAction<{ film: Film; second: number }>) =>
      move(player, (here) => step(here, 'opened', () => ({ at: 'resting', film, second }))),
    started: (player) =>
      move(player, (here) =>
        step(here, 'started', (from) => ({
          at: 'playing',
          film: from.film,
          second: from.second,
          renewed: 'renewed' in from && from.renewed,
        })),
      ),
    /** It has played on to this second, so its address works. */
    reached: (player, { payload: { second } }: PayloadAction<{ second: number }>) =>
      move(player, (here) => step(here, 'reached', (from) => ({ ...from, second, renewed: false }))),
    stopped: (player, { payload: { second } }: PayloadAction<{ second: number }>) =>
      move(player, (here) => step(here, 'stopped', (from) => ({ ...from, at: 'paused', second }))),
    ended: (player) => move(player, (here) => step(here, 'ended', ({ film }) => ({ at: 'resting', film, second: 0 }))),
    /** It cannot go on. The first time its address is renewed; a browser without the decoder is not asked again. */
    broke: (player, { payload: { second, why } }: PayloadAction<{ second: number; why: FilmFault }>) =>
      move(player, (here) =>
        step(here, 'broke', (from) => {
          const once = 'renewed' in from && from.renewed;
          return once || why === 'unsupported'
            ? { at: 'failed', film: from.film, second, why }
            : { at: 'renewing', film: from.film, second };
        }),
      ),
    renewed: (player, { payload: { url } }: PayloadAction<{ url: string }>) =>
      move(player, (here) =>
        step(here, 'renewed', ({ film, second }) => ({
          at: 'playing',
          film: { ...film, url },
          second,
          renewed: true,
        })),
      ),
    renewalFailed: (player, { payload: { why } }: PayloadAction<{ why: FilmFault }>) =>
      move(player, (here) => step(here, 'renewalFailed', (from) => ({ ...from, at: 'failed', why }))),
    retried: (player) =>
      move(player, (here) => step(here, 'retried', ({ film, second }) => ({ at: 'renewing', film, second }))),
    /** Its page is no longer on screen. */
    left: (player, { payload }: PayloadAction<FilmName>) =>
      move(player, (here) =>
        'film' in here && !isSameFilm(here.film, payload) ? here : step(here, 'left', () => ({ at: 'closed' })),
      ),
    rateChosen: (player, { payload: { rate } }: PayloadAction<{ rate: Rate }>) => ({ ...player, rate }),
  },
  extraReducers: (builder) =>
    builder
      .addCase(sessionEnded, (player) => move(player, (here) => step(here, 'left', () => closed as { at: 'closed' })))
      .addCase(sessionStarted, (player) =>
        move(player, (here) => step(here, 'left', () => closed as { at: 'closed' })),
      ),
  selectors: { selectFilm: ({ here }) => here, selectRate: ({ rate }) => rate },
}).injectInto(lateReducer);

export const filmEvents = filmSlice.actions;
export const { selectFilm, selectRate } = filmSlice.selectors;

export const filmRecording: RecordingRules<typeof filmEvents> = {
  opened: { film: { id: 'keep', of: 'keep', url: 'drop', type: 'keep', seconds: 'keep' }, second: 'keep' },
  started: 'keep',
  reached: 'keep',
  stopped: 'keep',
  ended: 'keep',
  broke: 'keep',
  renewed: { url: 'drop' },
  renewalFailed: 'keep',
  retried: 'keep',
  left: 'keep',
  rateChosen: 'keep',
};
