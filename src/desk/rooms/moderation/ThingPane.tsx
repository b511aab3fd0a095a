import { useState } from 'react';
import type { BesideText, ModerationItem } from '@/contract/desk/moderation';
import { useKeys } from '@/desk/keys/useKeys';
import { Button } from '@/desk/kit/button/Button';
import { Chip } from '@/desk/kit/chip/Chip';
import { Moment } from '@/desk/kit/time/Moment';
import { hourText } from '@/desk/kit/time/timeText';
import { WhoElse } from '@/desk/presence/WhoElse';
import { useMay } from '@/desk/session/useSelf';
import { useNow } from '@/desk/world/useNow';
import { moderationDeskText as text } from '@/text/desk/moderation';
import { type Mark, MarkDialog } from './MarkDialog';
import { Beside, Case, Pictures, Said, ThingBox, Under } from './moderation.styles';
import { Pieces } from './Pieces';

const DAY_MS = 86_400_000;
/** Who has been here for less is new. */
const NEW_DAYS = 7;

/** What is judged: why it is here, what stood before it, the thing itself, what is under it and after it. */
export function ThingPane({ item }: { item: ModerationItem }) {
  return (
    <Case tabIndex={0} role="region" aria-label={text.opened}>
      <Why item={item} />
      {item.place && <p data-place="">{text.place[item.kind](item.place)}</p>}
      {item.before.map((beside) => (
        <BesideOf key={beside.id} beside={beside} />
      ))}
      <Thing key={item.id} item={item} />
      {item.under.length > 0 && (
        <Under>
          {item.under.map((beside) => (
            <BesideOf key={beside.id} beside={beside} />
          ))}
        </Under>
      )}
      {item.after.map((beside) => (
        <BesideOf key={beside.id} beside={beside} />
      ))}
    </Case>
  );
}

function Why({ item }: { item: ModerationItem }) {
  const { reporters, reasons, openedAt, lastAt, trusted, held, appeal, isGone, kind, targetId, id } = item;
  const notes = reasons.flatMap((reason) => reason.notes);
  return (
    <>
      <div data-line="">
        {reporters > 0 && <Chip tone={reporters > 4 ? 'red' : 'amber'}>{text.row.reported(reporters)}</Chip>}
        {held && <Chip tone="amber">{text.head.heldBy}</Chip>}
        {appeal && <Chip tone="violet">{text.head.appeal}</Chip>}
        {isGone && <Chip>{text.head.gone}</Chip>}
        {reasons.length > 0 && (
          <b>{reasons.map(({ reason, n }) => `${text.reasons[reason] ?? reason} ${n}`).join(' · ')}</b>
        )}
        {reporters > 0 && <span>{text.head.between(hourText(openedAt), hourText(lastAt))}</span>}
        {trusted > 0 && <span>{text.head.trusted(trusted)}</span>}
        <span data-end="">
          <WhoElse kind="moderation" id={id} /> {text.kinds[kind]} <code>{targetId}</code>
        </span>
      </div>
      {notes.length > 0 && (
        <p data-line="">
          {text.notes} {notes.map(text.note).join(' ')}
        </p>
      )}
      {appeal && <Said>{appeal.text}</Said>}
    </>
  );
}

function BesideOf({ beside: { who, isAuthor, text: words, createTime } }: { beside: BesideText }) {
  return (
    <Beside>
      <img src={who.avatar} alt="" loading="lazy" />
      <div>
        <b>{who.name}</b> {isAuthor && <Chip tone="blue">{text.author}</Chip>}
        <Moment at={createTime} />
        <p>{words}</p>
      </div>
    </Beside>
  );
}

function Thing({ item }: { item: ModerationItem }) {
  const now = useNow(60_000);
  const { judged, createTime, title, pieces, hits, counts, link, kind } = item;
  const [mark, setMark] = useState<Mark | null>(null);
  const days = Math.floor((now - judged.createTime) / DAY_MS);
  const facts = (['views', 'likes', 'comments'] as const).flatMap((name) => {
    const count = counts[name];
    return count === null || count === undefined ? [] : [text.counts[name](count)];
  });
  return (
    <ThingBox aria-label={text.kinds[kind]}>
      <img src={judged.avatar} alt="" />
      <div>
        <header>
          <b>{judged.name}</b>
          {days < NEW_DAYS && <Chip tone="amber">{text.newcomer(days)}</Chip>}
          {item.pinned && <Chip tone="blue">{text.pinned}</Chip>}
          {item.featured && <Chip tone="blue">{text.featured}</Chip>}
          {createTime > 0 && <Moment at={createTime} />}
        </header>
        {title.length > 0 && (
          <h2>
            <Pieces pieces={title} />
          </h2>
        )}
        <p data-words="">
          <Pieces pieces={pieces} />
        </p>
        <PicturesOf pictures={item.pictures} />
        {hits.length > 0 && (
          <p data-facts="">
            {text.hits}
            {hits.map(({ word, level, today, right }) => (
              <span key={word}>
                <mark>{word}</mark>
                {text.hit(level)}
                {level === 3 && ` · ${text.hitRecord(today, right ?? null)}`}
              </span>
            ))}
          </p>
        )}
        <p data-facts="">
          {facts.length > 0 && <span>{facts.join(' · ')}</span>}
          {link && (
            <span>
              <a href={link} target="_blank" rel="noreferrer">
                {text.link}
              </a>
            </span>
          )}
          {kind === 'post' && !item.held && !item.isGone && !item.isAppeal && <Marks item={item} onMark={setMark} />}
        </p>
      </div>
      {mark && <MarkDialog id={item.targetId} mark={mark} onClose={() => setMark(null)} />}
    </ThingBox>
  );
}

function Marks({ item: { pinned, featured }, onMark }: { item: ModerationItem; onMark: (mark: Mark) => void }) {
  if (!useMay('moderation.act')) return null;
  return (
    <span>
      <Button look="bare" onClick={() => onMark(pinned ? 'unpin' : 'pin')}>
        {pinned ? text.unpin : text.pin}
      </Button>
      <Button look="bare" onClick={() => onMark(featured ? 'unfeature' : 'feature')}>
        {featured ? text.unfeature : text.feature}
      </Button>
    </span>
  );
}

function PicturesOf({ pictures }: { pictures: ModerationItem['pictures'] }) {
  const [shown, setShown] = useState(false);
  useKeys([{ key: 'v', label: text.see, when: pictures.length > 0, run: () => setShown(!shown) }]);
  if (pictures.length === 0) return null;
  return (
    <Pictures>
      {pictures.map(({ url }) => (
        <button
          key={url}
          type="button"
          aria-pressed={shown}
          data-hidden={shown ? undefined : ''}
          onClick={() => setShown(!shown)}
        >
          <img src={url} alt="" />
          {!shown && <span>{text.showPictures}</span>}
        </button>
      ))}
    </Pictures>
  );
}
