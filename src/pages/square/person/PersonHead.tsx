import { ChevronRight, Crown, Plus } from 'lucide-react';
import type { UserProfile } from '@/contract/person';
import { PersonBadge } from '@/features/square/card/AuthorLine';
import { askSwitch } from '@/features/square/wishes/askSwitch';
import { useAppDispatch } from '@/kernel/hooks';
import { useServerNow } from '@/shell/clock/useServerNow';
import { href } from '@/shell/navigation/href';
import { Link } from '@/shell/navigation/Link';
import { marksText } from '@/text/marks';
import { personText as text } from '@/text/person';
import { squareText } from '@/text/square';
import { countText } from '@/text/units';
import { Avatar } from '@/ui/avatar/Avatar';
import { Badge } from '@/ui/badge/Badge';
import { Button, LinkButton } from '@/ui/button/Button';
import { GameIcon } from '@/ui/game-icon/GameIcon';
import { Image } from '@/ui/image/Image';
import { Medals } from './Medals';
import { Common, Counts, Cover, Face, Intro, Line, Name, Plan, Sheet, Top } from './person.styles';

/** Width through height of the picture (mockup: 375 × 200, its foot under the sheet). */
const COVER_RATIO = 375 / 200;

interface PersonHeadProps {
  person: UserProfile;
  mine: boolean;
  blocked: boolean;
}

/** Who somebody is: the face breaks the sheet, its ring is the one gold thing and says the plan in words. */
export function PersonHead({ person, mine, blocked }: PersonHeadProps) {
  const now = useServerNow();
  const { id, uid, name, avatar, levelType, badges, official, intro, createTime, cover, medals } = person;
  const plan = badges.find(({ expiresAt }) => expiresAt == null || expiresAt > now);
  const vip = levelType >= 1 && plan !== undefined;
  const came = createTime == null ? undefined : new Date(createTime);
  return (
    <>
      <Cover>{cover ? <Image src={cover} alt="" ratio={COVER_RATIO} eager /> : <span />}</Cover>
      <Sheet>
        <Top>
          <Face data-vip={vip || undefined}>
            <Avatar src={avatar} name={name} size="l" decorative />
            {vip && (
              <Plan>
                <Crown aria-hidden="true" />
                {marksText.badges[plan.variant]}
              </Plan>
            )}
          </Face>
          {mine ? (
            <LinkButton as={Link} to={href.user()} tone="tint">
              {text.edit}
            </LinkButton>
          ) : (
            !blocked && <Follow person={person} />
          )}
        </Top>
        <Name>
          <h1>{name}</h1>
          {official ? <Badge kind="official" /> : !vip && <PersonBadge person={person} now={now} />}
        </Name>
        <Line>
          {text.uid(uid)}
          {came && `${text.separator}${text.joined(came.getFullYear(), came.getMonth() + 1)}`}
        </Line>
        {intro && <Intro>{intro}</Intro>}
        {!blocked && (
          <>
            <People person={person} mine={mine} />
            {person.commonCount > 0 && (
              <Common to={href.person(id, { part: 'games' })} replace>
                <span aria-hidden="true">
                  {person.commonGames.map((game) => (
                    <GameIcon key={game.id} src={game.icon} size="s" />
                  ))}
                </span>
                <b>{text.common(person.commonCount)}</b>
                <ChevronRight aria-hidden="true" />
              </Common>
            )}
            <Medals medals={medals} />
          </>
        )}
      </Sheet>
    </>
  );
}

/** Whom they follow, who follows them, what others liked; the lists are links where they are shown. */
function People({ person, mine }: { person: UserProfile; mine: boolean }) {
  const shown = mine || !person.hides.includes('people');
  const lists = [
    { name: text.follows, count: person.followCount, to: href.person(person.id, { list: 'follows' }) },
    { name: text.fans, count: person.fanCount, to: href.person(person.id, { list: 'fans' }) },
  ];
  return (
    <Counts>
      {lists.map(({ name, count, to }) => {
        const said = (
          <>
            <b>{countText(count)}</b>
            {name}
          </>
        );
        return shown ? (
          <Link key={name} to={to}>
            {said}
          </Link>
        ) : (
          <span key={name}>{said}</span>
        );
      })}
      <span>
        <b>{countText(person.likeCount)}</b>
        {text.likes}
      </span>
    </Counts>
  );
}

/** The main button of somebody else's page. */
function Follow({ person: { id, name, followed } }: { person: UserProfile }) {
  const dispatch = useAppDispatch();
  const words = squareText.follow;
  return (
    <Button
      tone={followed ? 'plain' : 'main'}
      icon={followed ? undefined : <Plus aria-hidden="true" />}
      aria-pressed={followed}
      aria-label={followed ? words.doneNamed(name) : words.doNamed(name)}
      onClick={() => void dispatch(askSwitch({ kind: 'follow', id }, !followed))}
    >
      {followed ? words.done : words.do}
    </Button>
  );
}
