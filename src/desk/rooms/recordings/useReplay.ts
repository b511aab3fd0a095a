import { useCallback, useEffect, useRef, useState } from 'react';
import type { DeskAsked, ReplaySaid } from '@/contract/replayFrame';
import { frame } from '@/desk/world/frame';

type Said<Kind extends ReplaySaid['replay']> = Extract<ReplaySaid, { replay: Kind }>;

/** What the page in the frame has told of itself. */
export interface Replay {
  /** Goes on the frame. */
  ref: React.RefObject<HTMLIFrameElement | null>;
  opened: Said<'opened'> | null;
  refused: string | null;
  /** Where it stands. */
  at: Said<'at'> | null;
  ask: (asked: DeskAsked) => void;
}

/** The replay page in a frame: hears where it stands, and takes it somewhere. */
export function useReplay(): Replay {
  const ref = useRef<HTMLIFrameElement>(null);
  const [opened, setOpened] = useState<Replay['opened']>(null);
  const [refused, setRefused] = useState<string | null>(null);
  const [at, setAt] = useState<Replay['at']>(null);
  useEffect(
    () =>
      frame.hear(
        () => ref.current?.contentWindow,
        (said) => {
          switch (said.replay) {
            case 'opened':
              return setOpened(said);
            case 'refused':
              return setRefused(said.why);
            case 'at':
              return setAt(said);
            case 'key':
              return frame.takeKey(said.key);
          }
        },
      ),
    [],
  );
  const ask = useCallback((asked: DeskAsked) => frame.ask(ref.current?.contentWindow, asked), []);
  return { ref, opened, refused, at, ask };
}
