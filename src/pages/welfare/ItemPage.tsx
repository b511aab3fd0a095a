import { ChevronRight } from 'lucide-react';
import { businessCode } from '@/api/fault';
import { useWelfareItemQuery } from '@/api/welfareApi';
import { code } from '@/contract/codes';
import type { WelfareDetail } from '@/contract/welfare';
import { FilmPlayer } from '@/features/welfare/FilmPlayer';
import { useNow } from '@/kernel/hooks';
import { FaultState } from '@/shell/faults/FaultState';
import { href } from '@/shell/navigation/href';
import { Link } from '@/shell/navigation/Link';
import { timeAgo } from '@/text/units';
import { welfareText as text } from '@/text/welfare';
import NotFound from '@/ui/art/not-found.svg';
import { LinkButton } from '@/ui/button/Button';
import { GameIcon } from '@/ui/game-icon/GameIcon';
import { Image } from '@/ui/image/Image';
import { EmptyState } from '@/ui/page-state/PageState';
import { AlbumPictures } from './AlbumPictures';
import { Back } from './Back';
import { ItemSkeleton } from './ItemSkeleton';
import { Body, Facts, GameLink, Intro, Stage } from './item.styles';
import { LockedStage } from './LockedStage';
import { NextItems } from './NextItems';
import { POSTER_RATIO } from './PosterBox';
import { RateRow } from './RateRow';
import { WelfareLike } from './WelfareLike';

/** An older answer is shown at once and asked anew behind it. */
const FRESH_SECONDS = 60;

/** One film or album, or why there is none (`?id=`, C10). */
export function ItemPage({ id }: { id: number }) {
  const {
    currentData: item,
    error,
    refetch,
  } = useWelfareItemQuery({ id }, { refetchOnMountOrArgChange: FRESH_SECONDS });
  if (item) return <ItemView item={item} />;
  if (!error) return <ItemSkeleton />;
  if (businessCode(error) !== code.notFound) {
    return <FaultState title={text.failed} fault={error} onRetry={refetch} />;
  }
  return (
    <EmptyState
      art={NotFound}
      title={text.gone}
      note={text.goneNote}
      action={
        <LinkButton as={Link} to={href.welfare()} tone="tint">
          {text.goneAction}
        </LinkButton>
      }
    />
  );
}

function StageOf({ item }: { item: WelfareDetail }) {
  if (item.locked) return <LockedStage item={item} />;
  if (item.video) {
    const { id, title, poster, seconds, second, video } = item;
    return <FilmPlayer {...{ title, poster, second }} film={{ id, url: video.url, type: video.type, seconds }} />;
  }
  return <Image src={item.poster} alt="" ratio={POSTER_RATIO} eager />;
}

function ItemView({ item }: { item: WelfareDetail }) {
  const now = useNow();
  const film = item.kind === 'video';
  return (
    <>
      <Stage>
        <Back />
        <StageOf item={item} />
      </Stage>
      {film && !item.locked && <RateRow />}
      <Body>
        <h1>{item.title}</h1>
        <Facts>
          <span>{film ? text.views(item.viewCount) : text.looks(item.viewCount)}</span>
          <span>{timeAgo(item.createTime, now)}</span>
          {item.pay !== 'free' && !item.locked && <span>{text.unlocked}</span>}
          <WelfareLike item={item} />
        </Facts>
        {item.intro && <Intro>{item.intro}</Intro>}
        {item.game && (
          <GameLink to={href.detail(item.game.id)}>
            <GameIcon src={item.game.icon} size="s" />
            <span data-words>
              <small>{text.fromGame}</small>
              <b>{item.game.name}</b>
            </span>
            <ChevronRight aria-hidden="true" />
          </GameLink>
        )}
      </Body>
      {!film && !item.locked && <AlbumPictures item={item} />}
      <NextItems item={item} />
    </>
  );
}
