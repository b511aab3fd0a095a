import { ChevronLeft } from 'lucide-react';
import { useEffect, useEffectEvent, useRef } from 'react';
import { bookApi, useBookDetailQuery } from '@/api/bookApi';
import { useMeQuery } from '@/api/statusApi';
import type { ChapterContent } from '@/contract/book';
import { isVip } from '@/contract/userStatus';
import { chaptersTarget, chapterTarget } from '@/features/books/chapterUnlock';
import { selectUid } from '@/features/session/accountSlice';
import { askUnlock } from '@/features/unlock/askUnlock';
import { selectIsUnlocking } from '@/features/unlock/unlockSlice';
import { useAppDispatch, useAppSelector } from '@/kernel/hooks';
import { groupThousands } from '@/lib/format/groupThousands';
import { useServerNow } from '@/shell/clock/useServerNow';
import { href } from '@/shell/navigation/href';
import { useRoutes } from '@/shell/navigation/RoutesContext';
import { useGo } from '@/shell/navigation/useGo';
import { readingText } from '@/text/reading';
import { Button } from '@/ui/button/Button';
import { Cover } from '@/ui/cover/Cover';
import { IconButton } from '@/ui/icon-button/IconButton';
import { Price } from '@/ui/price/Price';
import { Tick } from '@/ui/tick/Tick';
import { Back, Buy, Gate, Ways } from './locked.styles';
import { nameOf } from './TurnPart';

const text = readingText.locked;

type Offer = NonNullable<ChapterContent['offer']>;

interface LockedChapterProps {
  content: ChapterContent;
  onBack: () => void;
  onPrevious: () => void;
}

/** A chapter the server does not open: what it costs, and every way into it. It goes on in place afterwards. */
export function LockedChapter({ content, onBack, onPrevious }: LockedChapterProps) {
  const { book, chapter, offer, prevId } = content;
  const { kind } = book;
  const dispatch = useAppDispatch();
  const go = useGo();
  const routes = useRoutes();
  const uid = useAppSelector(selectUid);
  const now = useServerNow();
  const { data: status } = useMeQuery({ uid }, { skip: uid === '' });
  const { data: detail } = useBookDetailQuery({ id: book.id });
  const busyOne = useAppSelector((state) => selectIsUnlocking(state, 'chapter', book.id));
  const busyMany = useAppSelector((state) => selectIsUnlocking(state, 'chapters', book.id));
  const [setAutobuy, autobuy] = bookApi.endpoints.setAutobuy.useMutation();

  const sold = offer != null && offer.price > 0;
  const vip = status !== undefined && isVip(status, now);
  const one = chapterTarget(book, { ...chapter, price: offer?.price ?? chapter.price });
  const ask = (batch?: Offer['batches'][number]) =>
    dispatch(askUnlock(batch ? chaptersTarget(book, batch.chapterIds, batch.price) : one));
  const buyAlone = useEffectEvent(() => dispatch(askUnlock(one, { auto: true })));
  const buys = sold && detail?.autobuy === true && status !== undefined && !vip;
  const asked = useRef(false);
  // A book that buys by itself: once for each time the chapter is reached, never again after a refusal.
  useEffect(() => {
    if (!buys || asked.current) return;
    asked.current = true;
    buyAlone();
  }, [buys]);
  const switchAutobuy = async (on: boolean) => {
    const { data } = await setAutobuy({ id: book.id, on });
    if (!data) return;
    // Switched on here, it is for the chapters to come: this one is still asked about.
    asked.current = true;
    dispatch(
      bookApi.util.updateQueryData('bookDetail', { id: book.id }, (draft) => {
        draft.autobuy = data.on;
      }),
    );
  };
  const most = Math.max(0, ...(offer?.batches ?? []).map(({ chapterIds }) => chapterIds.length));

  return (
    <Gate>
      <Back>
        <IconButton label={readingText.menu.back} onClick={onBack}>
          <ChevronLeft aria-hidden="true" />
        </IconButton>
      </Back>
      <div data-cover>
        <Cover src={book.cover} alt={book.title} eager />
      </div>
      <h1>{nameOf(content)}</h1>
      <p>{offer ? (sold ? text.title[kind] : text.vipTitle[kind]) : text.off}</p>
      {!offer && <p>{text.offNote}</p>}
      {sold && (
        <Buy>
          <span>{text.price[kind]}</span>
          <Price diamonds={offer.price} size="hero" />
          <small>{status ? text.balance(groupThousands(status.coinNum)) : text.balanceUnknown}</small>
        </Buy>
      )}
      <Ways>
        {offer && (sold || vip) && (
          <Button tone="main" size="l" block busy={busyOne} onClick={() => ask()}>
            {vip && offer.vipFree ? text.vipRead : text.buy[kind]}
          </Button>
        )}
        {!vip &&
          sold &&
          offer.batches.map((batch) => (
            <Button key={batch.chapterIds.length} tone="tint" block busy={busyMany} onClick={() => ask(batch)}>
              {batch.chapterIds.length === most && most !== (detail?.several?.from ?? 10)
                ? text.rest[kind](most)
                : text.batch[kind](batch.chapterIds.length)}
              <Price
                diamonds={batch.price}
                {...(batch.originPrice > batch.price ? { before: batch.originPrice } : {})}
              />
            </Button>
          ))}
        {offer?.vipFree && !vip && routes.find('profile') && (
          <Button tone="gold" block onClick={() => (sold ? go(href.profile({ pop: '1' })) : ask())}>
            {text.vip}
          </Button>
        )}
        {prevId != null && (
          <Button block onClick={onPrevious}>
            {readingText.turn.goBack[kind]}
          </Button>
        )}
      </Ways>
      {sold && !vip && uid !== '' && detail && (
        <Tick
          checked={autobuy.isLoading ? Boolean(autobuy.originalArgs?.on) : detail.autobuy}
          busy={autobuy.isLoading}
          onChange={(on) => void switchAutobuy(on)}
        >
          {text.auto[kind]}
          <br />
          <small>{text.autoNote}</small>
        </Tick>
      )}
    </Gate>
  );
}
