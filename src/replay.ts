import { enterRecordedWorld, presentStage, stageFrame } from '@/app/ports/stageFrame';

/** The replay page; the same file is the stage inside its frame. */
async function start(root: HTMLElement): Promise<void> {
  const frame = stageFrame();
  if (frame) {
    const recorded = enterRecordedWorld(frame);
    const { createStage } = await import(/* webpackChunkName: "replay-stage" */ '@/app/stage/startStage');
    presentStage(frame, createStage(root, recorded));
  } else {
    const { startReplayer } = await import(/* webpackChunkName: "replay-page" */ '@/app/replayer/startReplayer');
    startReplayer(root);
  }
}

const root = document.getElementById('root');
if (root) void start(root);
