import { v4 } from 'uuid';
import type { Ports } from '@/kernel/ports';
import { createBrowserDownload, type DownloadDoors } from './browserDownload';
import { createBrowserImages } from './browserImages';
import { createBrowserLoad } from './browserLoad';
import { createBrowserScreen } from './browserScreen';
import { createBrowserShare } from './browserShare';
import { createBrowserWorker } from './browserWorker';
import { createKeptPages } from './keptPages';

/** Doors to the world that nothing before the late slices opens: they come with those (decision 0013). */
export type LatePorts = Pick<
  Ports,
  'download' | 'ids' | 'images' | 'keptPages' | 'load' | 'proof' | 'screen' | 'share' | 'worker'
>;

/** The rest of the real world. */
export const createLatePorts = (early: DownloadDoors): LatePorts => ({
  download: createBrowserDownload(early),
  ids: { uuid: () => v4() },
  images: createBrowserImages(),
  keptPages: createKeptPages(early.gate, window.caches, (...call) => fetch(...call)),
  load: createBrowserLoad(),
  proof: {
    solve: (challenge) =>
      import(/* webpackChunkName: "proof" */ './proofOfWork').then(({ proofOfWork }) => proofOfWork(challenge)),
  },
  screen: createBrowserScreen(early.gate),
  share: createBrowserShare(early.gate),
  worker: createBrowserWorker(() => navigator.serviceWorker, early.gate),
});
