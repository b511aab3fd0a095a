import type { UnknownAction } from '@reduxjs/toolkit';
import { sessionEnded } from '@/kernel/sessionEvents';
import { underThrowingWorld } from '@/testing/underThrowingWorld';
import { describeMachine } from '@/ui/testing/describeMachine';
import { type Film, type FilmState, filmStart, filmTable } from './filmMachine';
import { filmEvents as events, filmSlice } from './filmSlice';

const film: Film = { id: 4, url: '/wf/4.0.a.sign', type: 'video/webm', seconds: 9 };

const samples: { [At in FilmState['at']]: Extract<FilmState, { at: At }> } = {
  closed: { at: 'closed' },
  resting: { at: 'resting', film, second: 2 },
  playing: { at: 'playing', film, second: 2, renewed: false },
  paused: { at: 'paused', film, second: 2, renewed: false },
  renewing: { at: 'renewing', film, second: 2 },
  failed: { at: 'failed', film, second: 2, why: 'network' },
};

const ways: Record<string, readonly UnknownAction[]> = {
  opened: [events.opened({ film: { ...film, id: 5 }, second: 0 })],
  started: [events.started()],
  reached: [events.reached({ second: 5 })],
  stopped: [events.stopped({ second: 6 })],
  ended: [events.ended()],
  broke: [events.broke({ second: 3, why: 'network' }), events.broke({ second: 3, why: 'unsupported' })],
  renewed: [events.renewed({ url: '/wf/4.0.b.sign' })],
  renewalFailed: [events.renewalFailed({ why: 'network' })],
  retried: [events.retried()],
  left: [events.left({ id: 4 }), sessionEnded({ by: 'logout' })],
};

const step = (here: FilmState, action: UnknownAction) =>
  underThrowingWorld(() => filmSlice.reducer({ here, rate: 1.5 }, action).here);

describeMachine<FilmState, UnknownAction>('film', {
  table: filmTable,
  start: filmStart,
  sample: (at) => samples[at],
  events: (event) => ways[event] ?? [],
  step,
});

describe('a film', () => {
  it('is renewed once; when the new address breaks too it has failed', () => {
    const once = step(samples.playing, events.broke({ second: 3, why: 'format' }));
    expect(once).toMatchObject({ at: 'renewing', second: 3 });
    const again = step(once, events.renewed({ url: '/wf/4.0.b.sign' }));
    expect(again).toMatchObject({ at: 'playing', second: 3, film: { url: '/wf/4.0.b.sign' } });
    expect(step(again, events.broke({ second: 3, why: 'format' }))).toMatchObject({ at: 'failed', why: 'format' });
  });

  it('may be renewed again once the new address has played on', () => {
    const played = step({ ...samples.playing, renewed: true }, events.reached({ second: 5 }));
    expect(step(played, events.broke({ second: 6, why: 'network' })).at).toBe('renewing');
  });

  it('is ended by another film, and not by a page that is gone already', () => {
    const other = step(samples.playing, events.opened({ film: { ...film, id: 5 }, second: 0 }));
    expect(other).toMatchObject({ at: 'resting', film: { id: 5 } });
    expect(step(other, events.left({ id: 4 }))).toBe(other);
  });

  it('a trailer is not ended by a film of the same number whose page goes', () => {
    const trailer = step(samples.resting, events.opened({ film: { ...film, of: '4' }, second: 0 }));
    expect(step(trailer, events.left({ id: 4 }))).toBe(trailer);
    expect(step(trailer, events.left({ id: 4, of: '4' })).at).toBe('closed');
  });

  it('keeps the speed from film to film', () => {
    const player = filmSlice.reducer({ here: samples.resting, rate: 1 }, events.rateChosen({ rate: 2 }));
    expect(filmSlice.reducer(player, events.opened({ film, second: 0 })).rate).toBe(2);
  });
});
