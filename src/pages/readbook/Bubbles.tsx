import type { CSSProperties } from 'react';
import type { ComicPage } from '@/contract/book';
import { ratioOf } from '@/features/reading/geometry/strip';
import { readingText } from '@/text/reading';
import { Spoken } from '@/ui/a11y/a11y.styles';
import { bubbleSize } from './bubbleSize';
import { Balloon } from './picture.styles';

/** The words inside the drawn balloons, as text: sharp at every size, and read aloud in their order also when hidden. */
export function Bubbles({ page, shown }: { page: ComicPage; shown: boolean }) {
  if (page.bubbles.length === 0) return null;
  if (!shown) {
    return <Spoken as="p">{readingText.picture.bubbles(page.bubbles.map(({ text }) => text))}</Spoken>;
  }
  return page.bubbles.map((bubble) => {
    const look = {
      left: `${bubble.x * 100}%`,
      top: `${bubble.y * 100}%`,
      width: `${bubble.w * 100}%`,
      height: `${bubble.h * 100}%`,
      '--size': bubble.size ?? bubbleSize(bubble, ratioOf(page)),
    } as CSSProperties;
    return (
      <Balloon key={`${bubble.x} ${bubble.y} ${bubble.text}`} style={look} data-kind={bubble.kind}>
        {bubble.text}
      </Balloon>
    );
  });
}
