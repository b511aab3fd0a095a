import { Suspense } from 'react';
import type { GameDetail } from '@/contract/game';
import { gamesText } from '@/text/games';
import { Image } from '@/ui/image/Image';
import { lateView } from '@/ui/late/lateView';
import { Reel } from './intro.styles';

const FilmPlayer = lateView(() =>
  import(/* webpackChunkName: "game-trailer" */ '@/features/welfare/FilmPlayer').then((m) => m.FilmPlayer),
);

const WIDE = 16 / 9;

/** The trailer behind its poster: nothing of it is loaded, and nothing moves, before 播放 is tapped. */
export function Trailer({ game }: { game: GameDetail }) {
  const { poster = '', type = '', seconds = 0 } = game.videoInfo ?? {};
  const picture = poster || game.cover;
  return (
    <Reel>
      <Suspense fallback={<Image src={picture} alt="" ratio={WIDE} />}>
        <FilmPlayer
          film={{ id: game.id, of: game.appID, url: game.video ?? '', type, seconds }}
          title={gamesText.detail.trailer(game.name)}
          poster={picture}
        />
      </Suspense>
    </Reel>
  );
}
