import type { OutputOf } from '@/contract/call';
import type { readingCalls } from '@/contract/calls/reading';
import { selectAgeVerdict, useAllowedBooks } from '@/features/books/ageGate';
import { marksOf } from '@/features/books/marks';
import { useAppSelector, usePorts } from '@/kernel/hooks';
import { useServerNow } from '@/shell/clock/useServerNow';
import { href } from '@/shell/navigation/href';
import { Link } from '@/shell/navigation/Link';
import { Carousel } from '@/ui/carousel/Carousel';
import { Image } from '@/ui/image/Image';
import { Mark, strongestMark } from '@/ui/mark/Mark';
import { Bare, Picture, Scene, Slide, Words } from './hero.styles';

type Banner = OutputOf<typeof readingCalls.bookShelves>['banners'][number];

const bookOf = ({ book }: Banner) => book;

/** Width through height of the picture; what is taller or wider is cut. */
const HERO_RATIO = 15 / 16;

/** The books the operator puts in front: a picture to the edges of the screen, the words on its foot. */
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
    <Slide as={Link} to={to} data-veiled={veiled || undefined}>
      <Picture>
        <Image src={image || book.cover} alt="" ratio={HERO_RATIO} color={book.coverColor || undefined} eager={eager} />
      </Picture>
      <Words>
        {mark && <Mark kind={mark} />}
        <h2>{book.title}</h2>
        <p>{note || book.intro}</p>
      </Words>
    </Slide>
  );
}
