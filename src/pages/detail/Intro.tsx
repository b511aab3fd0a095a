import { Fragment, Suspense } from 'react';
import type { GameDetail } from '@/contract/game';
import { openViewer } from '@/features/viewer/openViewer';
import { useAppDispatch } from '@/kernel/hooks';
import { formatBytes } from '@/lib/format/bytes';
import { dayText } from '@/lib/time/calendarDay';
import { gamesText } from '@/text/games';
import { reviewsText } from '@/text/reviews';
import { Image } from '@/ui/image/Image';
import { lateView } from '@/ui/late/lateView';
import { Rail } from '@/ui/rail/Rail';
import { SectionHeader } from '@/ui/section-header/SectionHeader';
import { SkeletonRows } from '@/ui/skeleton/Skeleton';
import { Changelog } from './Changelog';
import { Folded } from './Folded';
import { Below, Facts, Media, Panel, Shot } from './intro.styles';
import { Trailer } from './Trailer';

// Below the first screen, and with the square's cards behind it.
const ReviewsPreview = lateView(() =>
  import(/* webpackChunkName: "game-reviews" */ './reviews/ReviewsPreview').then((m) => m.ReviewsPreview),
);
const Similar = lateView(() =>
  import(/* webpackChunkName: "game-reviews" */ './reviews/Similar').then((m) => m.Similar),
);

const text = gamesText.detail;

/** The trailer, screenshots, the developer's words, what is new, what members say, games like it, and the facts. */
export function Intro({ game, onReviews }: { game: GameDetail; onReviews: () => void }) {
  const dispatch = useAppDispatch();
  // Addresses alone: the viewer finds out how big they are.
  const pictures = game.screenshots.map((url) => ({ url, w: 0, h: 0 }));
  const trailer = Boolean(game.video || game.videoInfo) && <Trailer key="trailer" game={game} />;
  const shots = game.screenshots.map((src, index) => (
    <Shot
      key={src}
      type="button"
      aria-label={text.shot(game.name, index + 1)}
      onClick={() => dispatch(openViewer(pictures, index))}
    >
      <Image src={src} alt="" ratio={16 / 9} />
    </Shot>
  ));
  const media = trailer ? [trailer, ...shots] : shots;
  const facts = factsOf(game);
  return (
    <>
      {media.length > 0 && (
        <Media>
          <Rail label={text.media} item={trailer ? '17.5rem' : '14.25rem'}>
            {media}
          </Rail>
        </Media>
      )}
      <Panel>{game.intro ? <Folded html={game.intro} /> : <p>{text.noIntro}</p>}</Panel>
      <Changelog entries={game.changelog} />
      <Suspense fallback={<SkeletonRows count={3} lead="avatar" pill={false} />}>
        <ReviewsPreview game={game} onAll={onReviews} />
      </Suspense>
      <Suspense fallback={null}>
        <Similar game={game} />
      </Suspense>
      <SectionHeader title={text.facts} />
      <Below>
        <Facts>
          {facts.map(([name, value]) => (
            <Fragment key={name}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </Fragment>
          ))}
        </Facts>
      </Below>
    </>
  );
}

/** What is known of a game, by name; what nobody says has no row. */
function factsOf(game: GameDetail): (readonly [name: string, value: string])[] {
  const { developer, version, updateTime, packages, permissions, ageRating } = game;
  const sizes = packages.map(({ platformType, size }) =>
    text.packages(text.platforms[platformType], formatBytes(size)),
  );
  const requires = packages.flatMap((one) => (one.requires ? [one.requires] : []));
  const asks = permissions?.length === 0 ? reviewsText.noPermissions : reviewsText.only(permissions ?? []);
  const all: (readonly [string, string])[] = [
    [text.developer, developer],
    [text.version, version],
    [text.updated, updateTime == null ? '' : dayText(updateTime)],
    [text.packageTitle, sizes.join(' · ')],
    [reviewsText.requires, requires.length > 0 ? reviewsText.orNewer(requires) : ''],
    [reviewsText.permissions, permissions == null ? '' : asks],
    [reviewsText.ageRating, ageRating],
  ];
  return all.filter(([, value]) => value !== '');
}
