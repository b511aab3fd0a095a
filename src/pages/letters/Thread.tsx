import { Paperclip } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { businessCode } from '@/api/fault';
import { useLetterQuery } from '@/api/supportApi';
import { code } from '@/contract/codes';
import type { Letter } from '@/contract/support';
import { useNow } from '@/kernel/hooks';
import { momentText } from '@/lib/time/calendarDay';
import { FaultState } from '@/shell/faults/FaultState';
import { href } from '@/shell/navigation/href';
import { useGo } from '@/shell/navigation/useGo';
import { lettersText as text } from '@/text/letters';
import NotFound from '@/ui/art/not-found.svg';
import { Button } from '@/ui/button/Button';
import { EmptyState } from '@/ui/page-state/PageState';
import { PageSkeleton } from '@/ui/skeleton/PageSkeleton';
import { Composer } from './Composer';
import { Attached, Bubble, Head, Lines, Screen, State, Where } from './letters.styles';
import { Rate } from './Rate';
import { SentPictures } from './SentPictures';

/** One letter: what I wrote, what was answered, and where to write on. */
export function Thread({ id }: { id: number }) {
  const go = useGo();
  const known = Number.isSafeInteger(id) && id > 0;
  const { currentData, error, refetch, isFetching } = useLetterQuery(
    { id },
    { refetchOnMountOrArgChange: true, skip: !known },
  );
  const into = currentData?.mergedInto;
  useEffect(() => {
    if (into) go(href.letters(into), 'replace');
  }, [into, go]);

  if (!known || businessCode(error) === code.notFound) {
    const toAll = <Button onClick={() => go(href.letters(), 'replace')}>{text.all}</Button>;
    return <EmptyState art={NotFound} {...text.gone} action={toAll} />;
  }
  if (currentData && !into) return <Letters letter={currentData} onRetry={refetch} />;
  return error ? <FaultState fault={error} onRetry={refetch} busy={isFetching} /> : <PageSkeleton />;
}

function Letters({ letter, onRetry }: { letter: Letter; onRetry: () => void }) {
  const { id, state, lines, caseNumber } = letter;
  const last = lines.slice(-1)[0]?.id;
  const newest = useRef<HTMLLIElement>(null);
  // What was written last is what one came for.
  useEffect(() => {
    if (last) newest.current?.scrollIntoView({ block: 'nearest' });
  }, [last]);
  return (
    <Screen data-thread>
      <Head>
        <span>{text.number(id)}</span>
        <State data-state={state}>{text.state[state]}</State>
      </Head>
      <Lines aria-label={text.thread}>
        {lines.map(({ id: line, by, content, createTime, pictures }) => (
          <li key={line} ref={line === last ? newest : null} data-by={by}>
            <small>
              {by === 'me' ? text.mine : text.support} <time>{momentText(createTime)}</time>
            </small>
            <Bubble>{content}</Bubble>
            <SentPictures pictures={pictures} onRetry={onRetry} />
            {line === 0 && caseNumber && (
              <Attached>
                <Paperclip aria-hidden="true" />
                {text.recording(caseNumber)}
              </Attached>
            )}
          </li>
        ))}
      </Lines>
      <Standing letter={letter} />
      {(letter.canRate || letter.rating) && <Rate letter={letter} />}
      <Composer id={id} />
    </Screen>
  );
}

/** What happens next, in a sentence. */
function Standing({ letter: { state, answerTime } }: { letter: Letter }) {
  const now = useNow();
  const promised = answerTime && answerTime > now ? text.promised(momentText(answerTime)) : text.late;
  return (
    <Where role="status">{state === 'waiting' ? text.waiting : state === 'closed' ? text.closed : promised}</Where>
  );
}
