import { ImageOff } from 'lucide-react';
import { type CSSProperties, useState } from 'react';
import type { ComicPage } from '@/contract/book';
import { readingText } from '@/text/reading';
import { Bubbles } from './Bubbles';
import type { PictureDesk } from './body';
import { Box, Failed } from './picture.styles';

const text = readingText.picture;

/** How often a picture is asked for before it says that it failed. */
const ATTEMPTS = 3;

interface ChapterPictureProps {
  page: ComicPage;
  index: number;
  total: number;
  width: number;
  height: number;
  /** Outside the load window only the box is there. */
  load: boolean;
  bubbles: boolean;
  desk: PictureDesk;
}

interface Attempt {
  of: string;
  number: number;
  at: 'loading' | 'shown' | 'failed';
}

/** One page in its reserved box: the picture, its words, or a tile that asks for it again. */
export function ChapterPicture({ page, index, total, width, height, load, bubbles, desk }: ChapterPictureProps) {
  const of = `${desk.round} ${page.url}`;
  const [attempt, setAttempt] = useState<Attempt>({ of, number: 1, at: 'loading' });
  const current: Attempt = attempt.of === of ? attempt : { of, number: 1, at: 'loading' };

  const failed = () => {
    const again = current.number < ATTEMPTS;
    setAttempt({ of, number: again ? current.number + 1 : ATTEMPTS, at: again ? 'loading' : 'failed' });
    if (!again) desk.onFailed(index);
  };
  const wanted = load || current.at === 'shown';
  const look = { width, height, '--page-width': `${width}px` } as CSSProperties;
  const others = desk.failed.size;

  return (
    <Box style={look} data-at={current.at} data-page={index}>
      {current.at === 'failed' ? (
        <Failed role="group" aria-label={text.alt(index + 1, total)}>
          <ImageOff aria-hidden="true" />
          <p>{text.failed}</p>
          <button type="button" onClick={() => setAttempt({ of, number: 1, at: 'loading' })}>
            {text.retry}
          </button>
          {others > 1 && (
            <button type="button" onClick={desk.onRetryAll}>
              {text.retryAll(others)}
            </button>
          )}
        </Failed>
      ) : (
        wanted && (
          <>
            <img
              // A new element asks again; the fragment keeps the browser from answering with the failure it remembers.
              key={`${desk.round} ${current.number}`}
              src={current.number + desk.round === 1 ? page.url : `${page.url}#${desk.round}.${current.number}`}
              alt={text.alt(index + 1, total)}
              decoding="async"
              draggable={false}
              onLoad={({ currentTarget: { naturalWidth: w, naturalHeight: h } }) => {
                setAttempt({ of, number: current.number, at: 'shown' });
                desk.onShown(index, { w, h });
              }}
              onError={failed}
            />
            <Bubbles page={page} shown={bubbles} />
          </>
        )
      )}
    </Box>
  );
}
