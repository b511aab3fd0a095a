import type { SessionDevice } from '@/app/replay/sessionFile';
import type { RootState } from '@/kernel/rootState';

/** One moment of a session, as it is to be shown. */
export interface Moment {
  state: RootState;
  /** Epoch ms: what the clock said. */
  at: number;
}

/** The app inside the replay page's frame: shows moments, does nothing. */
export interface Stage {
  /** Resolves once the moment is on screen, with the code of its pages and dialogs. */
  show(moment: Moment): Promise<void>;
}

/** Told to the frame's element, from inside, once the stage stands; `detail` is the stage. */
export const STAGE_EVENT = 'plaza-stage';

/** What the stage has to know of the recording before its code runs; stands as JSON in the frame's `data-recorded`. */
export interface Recorded {
  /** Minutes east of UTC. */
  utcOffset: number;
  device: SessionDevice;
}
