import type { HomeSection } from '@/contract/home';
import { ReadBar } from '@/features/books/ReadBar';
import { onPlainClick } from '@/lib/react/plainClick';
import { href } from '@/shell/navigation/href';
import { useLink } from '@/shell/navigation/useLink';
import { booksText } from '@/text/books';
import { Image } from '@/ui/image/Image';
import { Rail } from '@/ui/rail/Rail';
import { RailHead } from './RailHead';
import { ReadCard } from './rails.styles';
import { useRecentReads } from './useRecentReads';

/** The books that were read last, each leading back to its very page; nothing for whoever has not read yet (pages 1). */
export function ContinueRail({ section }: { section: HomeSection }) {
  const linkTo = useLink();
  const reads = useRecentReads().flatMap((read) => {
    const link = linkTo(href.readbook(read.book.id, read.place.chapterId));
    return link ? [{ ...read, link }] : [];
  });
  if (reads.length === 0) return null;
  return (
    <section>
      <RailHead section={section} />
      <Rail label={section.title} item="13.5rem">
        {reads.map(({ book, place, link }) => (
          <ReadCard key={book.id} href={link.href} onClick={onPlainClick(link.onGo)}>
            <span>
              <Image src={book.cover} alt="" ratio={3 / 4} radius="var(--r-4)" />
            </span>
            <span>
              <b>{book.title}</b>
              <small>{booksText.place(book.kind, place.chapterIndex, place.page + 1, place.total)}</small>
              <ReadBar place={place} />
            </span>
          </ReadCard>
        ))}
      </Rail>
    </section>
  );
}
