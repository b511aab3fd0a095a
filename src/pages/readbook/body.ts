import type { Ref } from 'react';
import type { ChapterContent } from '@/contract/book';
import type { Frame } from '@/features/reading/geometry/fit';
import type { Layout } from '@/features/reading/geometry/taps';
import type { Anchor } from '@/features/reading/readerSlice';
import type { ReaderHabits, ReaderLook } from '@/features/reading/settings/readerSettings';

/** What taps, keys, wheel and slider ask of the body on screen. */
export interface BodyControl {
  forward(): void;
  back(): void;
  goTo(anchor: Anchor): void;
  /** A finger moves the pages by so many px along their axis; strips are scrolled by the browser instead. */
  drag?(by: number): void;
  /** It was let go after `ms`. */
  drop?(by: number, ms: number): void;
  /** Scrolls by px, for panning a magnified strip and for automatic scrolling; false at the end. */
  scrollBy?(px: number): boolean;
}

/** A chapter's body: strip, pages or text. What is per frame stays inside; at rest it says where. */
export interface BodyProps {
  ref: Ref<BodyControl>;
  content: ChapterContent;
  look: ReaderLook;
  habits: ReaderHabits;
  layout: Layout;
  frame: Frame;
  /** The place being read, shared by all bodies, so that a change of mode stays there. */
  place: { current: Anchor };
  /** Entered from behind: begins at its end. */
  atEnd: boolean;
  /** Another page is on screen; at once, while scrolling too. */
  onPage: (page: number) => void;
  /** The view came to rest. */
  onRest: (anchor: Anchor) => void;
  /** A member scrolled. */
  onScrolled: () => void;
  onNext: () => void;
  onPrevious: () => void;
  pictures: PictureDesk;
}

/** What single pictures tell, and what all of them are asked. */
export interface PictureDesk {
  /** Grows with every 全部重试. */
  round: number;
  saver: boolean;
  failed: ReadonlySet<number>;
  seen: ReadonlySet<number>;
  onShown: (page: number, size: { w: number; h: number }) => void;
  onFailed: (page: number) => void;
  onRetryAll: () => void;
}
