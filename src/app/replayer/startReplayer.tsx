import { createRoot } from 'react-dom/client';
import { createReplayerWorld } from '@/app/ports/replayerWorld';
import { Replayer } from './Replayer';

/** The replay page: a tool of its own, without the app's store, storage or network. */
export function startReplayer(root: HTMLElement): void {
  createRoot(root).render(<Replayer world={createReplayerWorld()} />);
}
