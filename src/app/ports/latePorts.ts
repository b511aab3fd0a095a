import { v4 } from 'uuid';
import type { Gate } from '@/kernel/gate';
import type { Ports } from '@/kernel/ports';
import { createBrowserImages } from './browserImages';
import { createBrowserScreen } from './browserScreen';
import { createBrowserShare } from './browserShare';
import { createBrowserWorker } from './browserWorker';

/** Doors to the world that nothing before the late slices opens: they come with those (decision 0013). */
export type LatePorts = Pick<Ports, 'ids' | 'images' | 'proof' | 'screen' | 'share' | 'worker'>;

/** The rest of the real world. */
export const createLatePorts = (gate: Gate): LatePorts => ({
  ids: { uuid: () => v4() },
  images: createBrowserImages(),
  proof: {
    solve: (challenge) =>
      import(/* webpackChunkName: "proof" */ './proofOfWork').then(({ proofOfWork }) => proofOfWork(challenge)),
  },
  screen: createBrowserScreen(gate),
  share: createBrowserShare(gate),
  worker: createBrowserWorker(() => navigator.serviceWorker, gate),
});
