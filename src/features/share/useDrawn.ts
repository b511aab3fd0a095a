import { useEffect, useState } from 'react';

/** A picture as a data address once it is drawn. */
export interface Drawn {
  picture?: string;
  failed?: boolean;
  /** Draws again. */
  again: () => void;
}

/** Draws on a canvas of its own as soon as there is something to draw; pixels are no state of the app. */
export function useDrawn(draw: ((canvas: HTMLCanvasElement) => Promise<string>) | undefined, key: string): Drawn {
  const [drawn, setDrawn] = useState<{ picture?: string; failed?: boolean }>({});
  const [round, setRound] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: `key` says what is drawn; `round` draws again
  useEffect(() => {
    let wanted = true;
    setDrawn({});
    if (draw === undefined) return;
    draw(document.createElement('canvas')).then(
      (picture) => wanted && setDrawn({ picture }),
      () => wanted && setDrawn({ failed: true }),
    );
    return () => {
      wanted = false;
    };
  }, [round, key]);
  return { ...drawn, again: () => setRound((before) => before + 1) };
}
