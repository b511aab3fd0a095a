import { BookOpen } from 'lucide-react';
import type { OutputOf } from '@/contract/call';
import type { readingCalls } from '@/contract/calls/reading';
import { selectAgeVerdict, useAllowedBooks } from '@/features/books/ageGate';
import { marksOf } from '@/features/books/marks';
import { useAppSelector, usePorts } from '@/kernel/hooks';
import { useServerNow } from '@/shell/clock/useServerNow';
import { href } from '@/shell/navigation/href';
import { Link } from '@/shell/navigation/Link';
import { animateText as text } from '@/text/animate';
import { LinkButton } from '@/ui/button/Button';
import { Carousel } from '@/ui/carousel/Carousel';
import { Blurred } from '@/ui/cover/blurred.styles';
import { Image } from '@/ui/image/Image';
import { Mark, strongestMark } from '@/ui/mark/Mark';
import { Bare, Front, Scene, Slide, Words } from './hero.styles';

type Banner = OutputOf<typeof readingCalls.bookShelves>['banners'][number];

const bookOf = ({ book }: Banner) => book;

/** The books the operator puts in front, each before its own cover out of focus. */
export function Hero({ banners }: { banners: readonly Banner[] }) {
  const { clock } = usePorts();
  const shown = useAllowedBooks(banners, bookOf);
  if (shown.length === 0) return <Bare />;
  return (
    <Scene>
      <Carousel after={(ms, run) => clock.after(ms, run)}>
        {shown.map((banner, at) => (
          <HeroSlide key={banner.book.id} banner={banner} eager={at === 0} />
        ))}
      </Carousel>
    </Scene>
  );
}

function HeroSlide({ banner: { book, note, image }, eager }: { banner: Banner; eager: boolean }) {
  const now = useServerNow();
  const veiled = useAppSelector(selectAgeVerdict) === 'veiled' && book.adult;
  const mark = strongestMark(marksOf(book, now));
  const to = href.bookinfo(book.id);
  return (
    <Slide>
      <Blurred aria-hidden="true">
        <Image src={image || book.cover} alt="" ratio={3 / 4} color={book.coverColor || undefined} eager={eager} />
      </Blurred>
      <Front data-veiled={veiled || undefined}>
        <Link to={to} tabIndex={-1} aria-hidden="true">
          <Image
            src={book.cover}
            alt=""
            ratio={3 / 4}
            color={book.coverColor || undefined}
            radius="var(--r-12)"
            eager={eager}
          />
        </Link>
        <Words>
          {mark && <Mark kind={mark} />}
          <h2>{book.title}</h2>
          <p>{note || book.intro}</p>
          <LinkButton as={Link} to={to} tone="white" icon={<BookOpen aria-hidden="true" />}>
            {text.read}
          </LinkButton>
        </Words>
      </Front>
    </Slide>
  );
}
