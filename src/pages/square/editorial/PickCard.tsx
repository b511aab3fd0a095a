import { ChevronRight } from 'lucide-react';
import type { PickList } from '@/contract/editorial';
import { useServerNow } from '@/shell/clock/useServerNow';
import { href } from '@/shell/navigation/href';
import { Link } from '@/shell/navigation/Link';
import { editorialText as text } from '@/text/editorial';
import { timeAgo } from '@/text/units';
import { Avatar } from '@/ui/avatar/Avatar';
import { Image } from '@/ui/image/Image';
import { Fan, FanCard, FanWords, ListCard, ListFoot, ListHead, Rule } from './editorial.styles';
import { Subject } from './Subject';

/** Of a list so many are shown before it is opened. */
const SHOWN = 3;

/** How many things stand in a list, in the word for what they are. */
function countOf(items: PickList['items']): string {
  if (items.every(({ game }) => game)) return text.games(items.length);
  return items.every(({ book }) => book) ? text.books(items.length) : text.things(items.length);
}

/** The head of a list: whose it is, what it is called, and the rule they set themselves. */
export function PickHead({ list, headline: Headline = 'h3' }: { list: PickList; headline?: 'h2' | 'h3' }) {
  const now = useServerNow();
  const { author, title, rule, items, updateTime } = list;
  return (
    <>
      <ListHead>
        <Avatar src={author.avatar} name={author.name} decorative />
        <div>
          <Headline>{title}</Headline>
          <small>{`${text.picked(author.name, countOf(items))} · ${timeAgo(updateTime, now)}`}</small>
        </div>
      </ListHead>
      {rule !== '' && <Rule>{rule}</Rule>}
    </>
  );
}

/** A list of an editor's: the first three, each with a sentence why, and how many there are besides. */
export function PickCard({ list }: { list: PickList }) {
  const { id, title, items } = list;
  const rest = items.slice(SHOWN);
  return (
    <ListCard aria-label={title}>
      <PickHead list={list} />
      {items.slice(0, SHOWN).map(({ game, book, why }) => (
        <Subject key={`${game?.id}-${book?.id}`} game={game} book={book} why={why} />
      ))}
      <ListFoot as={Link} to={href.square({ picks: String(id) })} aria-label={text.toList(title)}>
        {rest.length > 0 ? text.left(countOf(rest)) : text.listTitle}
        <ChevronRight aria-hidden="true" />
      </ListFoot>
    </ListCard>
  );
}

/** A list of a member's: a fan of its first three on a colour of its own. */
export function PickFan({ list }: { list: PickList }) {
  const { id, title, rule, author, items } = list;
  return (
    <FanCard to={href.square({ picks: String(id) })} data-ground={id % 4}>
      <FanWords>
        <h3>{title}</h3>
        <p>{rule}</p>
        <small>
          <Avatar src={author.avatar} name={author.name} size="xs" decorative />
          <span>{`${author.name} · ${countOf(items)}`}</span>
        </small>
      </FanWords>
      <Fan aria-hidden="true">
        {items.slice(0, SHOWN).map(({ game, book }) => (
          <span key={`${game?.id}-${book?.id}`} data-square={game ? true : undefined}>
            <Image
              src={book?.cover ?? game?.icon ?? ''}
              alt=""
              ratio={book ? 3 / 4 : 1}
              color={book?.coverColor || undefined}
            />
          </span>
        ))}
      </Fan>
    </FanCard>
  );
}
