import { useBookDetailQuery } from '@/api/bookApi';
import type { ChapterContent } from '@/contract/book';
import { SubscribeButton } from '@/features/books/SubscribeButton';
import { href } from '@/shell/navigation/href';
import { useRoutes } from '@/shell/navigation/RoutesContext';
import { useGo } from '@/shell/navigation/useGo';
import { readingText } from '@/text/reading';
import { CoverCard } from '@/ui/cover/Cover';
import { End } from './turn.styles';

const text = readingText.end;

/** So many books are offered next. */
const RELATED = 3;

/** After the last chapter: whether more will come, and what to read meanwhile. */
export function EndPart({ content: { book } }: { content: ChapterContent }) {
  const go = useGo();
  const hasInfo = useRoutes().find('bookinfo') !== undefined;
  const { data: detail } = useBookDetailQuery({ id: book.id });
  const finished = book.status === 'finished';
  const day = detail?.weekday == null ? undefined : text.days[detail.weekday - 1];
  const related = (detail?.related ?? []).slice(0, RELATED);

  return (
    <End>
      <h2>{finished ? text.finished : text.waiting[book.kind]}</h2>
      <p>{finished ? text.finishedNote : day ? text.weekly(day) : text.waitingNote}</p>
      {detail && !finished && <SubscribeButton book={detail} />}
      {hasInfo && related.length > 0 && (
        <section aria-label={text.related}>
          <h3>{text.related}</h3>
          <div>
            {related.map((one) => (
              <CoverCard
                key={one.id}
                name={one.title}
                src={one.cover}
                color={one.coverColor}
                href={href.bookinfo(one.id)}
                onGo={() => go(href.bookinfo(one.id))}
              />
            ))}
          </div>
        </section>
      )}
    </End>
  );
}
