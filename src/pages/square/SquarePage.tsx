import { Plus, Search } from 'lucide-react';
import { Activity, Suspense, useRef } from 'react';
import { useTagListQuery } from '@/api/squareApi';
import { askedPerson } from '@/features/square/people/personAddress';
import {
  FOLLOWED,
  RECOMMENDED,
  readSquare,
  type SquareFilter,
  squareAddress,
} from '@/features/square/view/squareAddress';
import { href } from '@/shell/navigation/href';
import { useRoutes } from '@/shell/navigation/RoutesContext';
import { useGo } from '@/shell/navigation/useGo';
import { useQuery } from '@/shell/navigation/useQuery';
import { useScrollPerTab } from '@/shell/navigation/useScrollPerTab';
import { useScrollPerView } from '@/shell/navigation/useScrollPerView';
import { searchText } from '@/text/search';
import { squareText } from '@/text/square';
import { titles } from '@/text/titles';
import { Spoken } from '@/ui/a11y/a11y.styles';
import { lateView } from '@/ui/late/lateView';
import { PageSkeleton } from '@/ui/skeleton/PageSkeleton';
import { TabHeader } from '@/ui/tabs/TabHeader';
import { TabPanels } from '@/ui/tabs/TabPanels';
import { AwayBar } from './AwayBar';
import { askedEditorial } from './editorial/editorialAddress';
import { FollowedFeed } from './FollowedFeed';
import { Find, Publish } from './square.styles';
import { TagFeed } from './TagFeed';

const SearchView = lateView(() =>
  import(/* webpackChunkName: "square-search" */ './search/SearchView').then((m) => m.SearchView),
);

const PersonPage = lateView(() =>
  import(/* webpackChunkName: "square-person" */ './person/PersonPage').then((m) => m.PersonPage),
);

const EditorialPage = lateView(() =>
  import(/* webpackChunkName: "editorial" */ './editorial/EditorialPage').then((m) => m.EditorialPage),
);

/** The square, or a page in it: somebody's (`?user=`), a story, a list of games (`?story=`, `?picks=`, C10). */
export function SquarePage() {
  const query = useQuery();
  const person = askedPerson(query);
  const view = askedEditorial(query);
  if (view !== undefined) {
    return (
      <Suspense fallback={<PageSkeleton />}>
        <EditorialPage view={view} />
      </Suspense>
    );
  }
  if (person === undefined) return <Lists />;
  return (
    <Suspense fallback={<PageSkeleton />}>
      <PersonPage id={person} />
    </Suspense>
  );
}

/** The lists, or the search in them (`?q=`, C10), behind which they keep their place. */
function Lists() {
  const searching = useQuery().has('q');
  useScrollPerView(searching ? 'search' : '');

  return (
    <>
      <Activity mode={searching ? 'hidden' : 'visible'}>
        <SquareLists />
      </Activity>
      {searching && (
        <Suspense fallback={<PageSkeleton />}>
          <SearchView />
        </Suspense>
      )}
    </>
  );
}

/** The square: 推荐, 关注 and one tab per tag, each an endless list that keeps its place (pages 2). */
function SquareLists() {
  const go = useGo();
  const routes = useRoutes();
  const { data: tags } = useTagListQuery();
  const asked = readSquare(useQuery());
  const head = useRef<HTMLDivElement>(null);

  const tabs = [
    { id: RECOMMENDED, label: squareText.recommended },
    { id: FOLLOWED, label: squareText.followed },
    ...(tags ?? []).map(({ id, tag }) => ({ id: String(id), label: tag })),
  ];
  // Until the tags are here, the address is believed; then a tag nobody knows shows everything.
  const listed = tabs.some(({ id }) => id === asked.tab);
  if (!listed && tags === undefined) tabs.push({ id: asked.tab, label: squareText.topics });
  const known = listed || tags === undefined;
  const filter: SquareFilter = known ? asked : { ...asked, tab: RECOMMENDED };
  useScrollPerTab(filter.tab, head);

  const show = (change: Partial<SquareFilter>) => go(squareAddress({ ...filter, ...change }), 'replace');
  const choose = (tab: string) => show({ tab });
  return (
    <>
      <Spoken as="h1">{titles.square}</Spoken>
      <AwayBar ref={head}>
        <TabHeader name="square" label={squareText.tabs} tabs={tabs} active={filter.tab} onChoose={choose} />
        <Find to={href.square({ q: '' })}>
          <Search aria-hidden="true" />
          <Spoken>{searchText.open}</Spoken>
        </Find>
        {routes.find('postpage') && (
          <Publish to={href.postpage()} aria-label={squareText.publish}>
            <Plus aria-hidden="true" />
            {squareText.publishShort}
          </Publish>
        )}
      </AwayBar>
      <TabPanels name="square" tabs={tabs} active={filter.tab} onChoose={choose}>
        {(tab) =>
          tab === FOLLOWED ? (
            <FollowedFeed active={tab === filter.tab} />
          ) : (
            <TagFeed filter={{ ...filter, tab }} active={tab === filter.tab} onFilter={show} />
          )
        }
      </TabPanels>
    </>
  );
}
