import { BookOpen, Clock, Lock, LockOpen } from 'lucide-react';
import type { Chapter } from '@/contract/book';
import { momentText } from '@/lib/time/calendarDay';
import { chaptersText as text } from '@/text/chapters';
import { Spoken } from '@/ui/a11y/a11y.styles';
import { Mark } from '@/ui/mark/Mark';
import { Price } from '@/ui/price/Price';
import { chapterAt } from './chapterAt';
import { State } from './chapters.styles';

/** The end of a chapter's row: what it costs, or why it is open. Always an icon with words. */
export function ChapterState({ chapter, current }: { chapter: Chapter; current: boolean }) {
  if (current) {
    return (
      <State data-at="current">
        <BookOpen aria-hidden="true" />
        {text.current}
      </State>
    );
  }
  const at = chapterAt(chapter);
  return <State data-at={at}>{faces[at](chapter)}</State>;
}

const faces = {
  free: () => text.free,
  bought: () => (
    <>
      <LockOpen aria-hidden="true" />
      {text.bought}
    </>
  ),
  vipOpen: () => (
    <>
      <LockOpen aria-hidden="true" />
      <span aria-hidden="true">
        <Mark kind="vip" />
      </span>
      <Spoken>{text.vipOpen}</Spoken>
    </>
  ),
  limited: ({ freeUntil }: Chapter) => (
    <>
      <Clock aria-hidden="true" />
      <span aria-hidden="true">{text.limited}</span>
      <Spoken>{freeUntil == null ? text.limited : text.limitedUntil(momentText(freeUntil))}</Spoken>
    </>
  ),
  locked: ({ price }: Chapter) => (
    <>
      <Lock aria-hidden="true" />
      <Price diamonds={price} aria-hidden="true" />
      <Spoken>{text.locked(price)}</Spoken>
    </>
  ),
  vipOnly: () => (
    <>
      <Lock aria-hidden="true" />
      <span aria-hidden="true">
        <Mark kind="vip" />
      </span>
      <Spoken>{text.vipOnly}</Spoken>
    </>
  ),
  lockedOff: () => (
    <>
      <Lock aria-hidden="true" />
      <Spoken>{text.lockedOff}</Spoken>
    </>
  ),
};
