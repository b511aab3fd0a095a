import { useRef } from 'react';
import type { UserProfile } from '@/contract/person';
import { selectUid } from '@/features/session/accountSlice';
import { PARTS, type Part, readPerson } from '@/features/square/people/personAddress';
import { selectIsBlocked } from '@/features/square/unseen/unseenSlice';
import { askSwitch } from '@/features/square/wishes/askSwitch';
import { selectIsWished } from '@/features/square/wishes/wishesSlice';
import { useAppDispatch, useAppSelector } from '@/kernel/hooks';
import { href } from '@/shell/navigation/href';
import { useGo } from '@/shell/navigation/useGo';
import { useQuery } from '@/shell/navigation/useQuery';
import { useScrollPerTab } from '@/shell/navigation/useScrollPerTab';
import { personText as text } from '@/text/person';
import { Button } from '@/ui/button/Button';
import { EmptyState } from '@/ui/page-state/PageState';
import { TabHeader } from '@/ui/tabs/TabHeader';
import { TabPanels } from '@/ui/tabs/TabPanels';
import { PersonBar } from './PersonBar';
import { PersonBooks } from './PersonBooks';
import { PersonGames } from './PersonGames';
import { PersonHead } from './PersonHead';
import { PersonPosts } from './PersonPosts';
import { TabsRow } from './person.styles';

/** A person: picture, face, counts, medals, and under them what they wrote, play and read. */
export function PersonView({ person, onBack }: { person: UserProfile; onBack: () => void }) {
  const dispatch = useAppDispatch();
  const go = useGo();
  const row = useRef<HTMLDivElement>(null);
  const mine = useAppSelector(selectUid) === person.uid;
  // Until the server has let somebody in again, nothing of theirs can be asked for.
  const waits = useAppSelector((state) => selectIsWished(state, { kind: 'block', id: person.id }));
  const blocked = useAppSelector((state) => selectIsBlocked(state, person.id)) || person.blocked || waits;
  const { part } = readPerson(useQuery());

  const counts: Record<Part, number | null | undefined> = {
    posts: person.postCount,
    games: person.gameCount,
    books: person.bookCount,
  };
  const tabs = PARTS.flatMap((id) => {
    const count = counts[id];
    return count == null ? [] : { id, label: text.part[id], count };
  });
  const active = tabs.find(({ id }) => id === part)?.id ?? 'posts';
  useScrollPerTab(active, row);
  const choose = (id: string) => go(href.person(person.id, id === 'posts' ? {} : { part: id }), 'replace');

  return (
    <>
      <PersonBar person={person} mine={mine} blocked={blocked} onBack={onBack} />
      <PersonHead person={person} mine={mine} blocked={blocked} />
      {blocked ? (
        <EmptyState
          {...text.blocked}
          action={
            <Button
              tone="tint"
              busy={waits}
              onClick={() => void dispatch(askSwitch({ kind: 'block', id: person.id }, false))}
            >
              {text.unblock}
            </Button>
          }
        />
      ) : (
        <>
          <TabsRow ref={row}>
            <TabHeader name="person" label={text.tabs} tabs={tabs} active={active} onChoose={choose} />
          </TabsRow>
          <TabPanels name="person" tabs={tabs} active={active} onChoose={choose}>
            {(id) => {
              if (id === 'games') return <PersonGames id={person.id} active={id === active} />;
              if (id === 'books') return <PersonBooks id={person.id} active={id === active} />;
              return <PersonPosts person={person} mine={mine} active={id === active} />;
            }}
          </TabPanels>
        </>
      )}
    </>
  );
}
