import { useState } from 'react';
import type { ChapterContent } from '@/contract/book';
import { usePorts } from '@/kernel/hooks';
import { useServerNow } from '@/shell/clock/useServerNow';
import type { PictureDesk } from './body';

interface Told {
  round: number;
  failed: ReadonlySet<number>;
  seen: ReadonlySet<number>;
}

const nothing: Told = { round: 0, failed: new Set(), seen: new Set() };

const plus = (set: ReadonlySet<number>, one: number) => (set.has(one) ? set : new Set(set).add(one));
const minus = (set: ReadonlySet<number>, one: number) => {
  if (!set.has(one)) return set;
  const left = new Set(set);
  left.delete(one);
  return left;
};

/** Which pictures of the chapter are there and which failed; addresses that ran out are asked for once more. */
export function usePictures(content: ChapterContent, saver: boolean, onExpired: () => void): PictureDesk {
  const [told, tell] = useState(nothing);
  const [asked, setAsked] = useState<number | null>();
  const { screen } = usePorts();
  const now = useServerNow();
  const { urlsExpireAt } = content;

  return {
    ...told,
    saver: saver || screen.savesData(),
    onShown: (page) => tell((all) => ({ ...all, seen: plus(all.seen, page), failed: minus(all.failed, page) })),
    onFailed: (page) => {
      tell((all) => ({ ...all, failed: plus(all.failed, page) }));
      if (urlsExpireAt == null || urlsExpireAt > now || asked === urlsExpireAt) return;
      setAsked(urlsExpireAt);
      onExpired();
    },
    onRetryAll: () => tell((all) => ({ ...all, round: all.round + 1, failed: new Set() })),
  };
}
