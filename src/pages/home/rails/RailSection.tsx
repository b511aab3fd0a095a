import { type ReactNode, useRef, useState } from 'react';
import * as v from 'valibot';
import type { HomeSection } from '@/contract/home';
import { railItems } from '@/contract/rails';
import { BookRail } from '@/features/books/BookRail';
import { useAppDispatch } from '@/kernel/hooks';
import { useCameNear } from '@/lib/react/useCameNear';
import { RailBoxes } from '@/pages/home/LazyRails';
import { railSize } from '@/pages/home/railSize';
import { sayFault } from '@/shell/faults/sayFault';
import { useRoutes } from '@/shell/navigation/RoutesContext';
import type { RouteTable } from '@/shell/navigation/routeTable';
import { homeRailsText } from '@/text/homeRails';
import { shellText } from '@/text/shell';
import { ErrorState } from '@/ui/page-state/PageState';
import { ContinueRail } from './ContinueRail';
import { FilmRail } from './FilmRail';
import { GameRail } from './GameRail';
import { GiftRail } from './GiftRail';
import { PickRail } from './PickRail';
import { PostRail } from './PostRail';
import { RailHead } from './RailHead';
import { RailFrame } from './rails.styles';
import { retryRail } from './retryRail';
import { StoryRail } from './StoryRail';

interface Kind {
  /** The page its items lead to; without it in this build the rail is not drawn. */
  route: string;
  /** The rail's content; undefined when its items cannot be read. */
  draw(section: HomeSection): ReactNode | undefined;
  /** It brings a head of its own. */
  headed?: boolean;
}

/** A rail whose items are of one schema. */
function kind<const S extends v.GenericSchema>(
  route: string,
  item: S,
  draw: (label: string, items: readonly v.InferOutput<S>[]) => ReactNode,
): Kind {
  return {
    route,
    draw({ title, items }) {
      const read = v.safeParse(v.array(item), items);
      return read.success ? draw(title, read.output) : undefined;
    },
  };
}

const games = kind('detail', railItems.hotGames, (label, items) => <GameRail label={label} games={items} />);
const books = kind('bookinfo', railItems.updatedBooks, (label, items) => <BookRail label={label} books={items} />);

const kinds: Readonly<Record<string, Kind>> = {
  todayStory: {
    ...kind('square', railItems.todayStory, (title, items) => <StoryRail title={title} stories={items} />),
    headed: true,
  },
  pickLists: kind('square', railItems.pickLists, (_label, items) => <PickRail lists={items} />),
  hotGames: games,
  newGames: games,
  freeGames: games,
  vipGames: games,
  newGifts: kind('detail', railItems.newGifts, (label, items) => <GiftRail label={label} packs={items} />),
  squarePosts: kind('post', railItems.squarePosts, (label, items) => <PostRail label={label} posts={items} />),
  updatedBooks: books,
  limitedFree: books,
  welfareFilms: kind('welfare', railItems.welfareFilms, (label, items) => <FilmRail label={label} films={items} />),
};

/** Whether the server's rail is one of this build and has something to show, if only that it failed (pages 1). */
export function isDrawn({ type, failed, items }: HomeSection, routes: RouteTable): boolean {
  const known = kinds[type];
  return known !== undefined && routes.find(known.route) !== undefined && (failed || items.length > 0);
}

/** One rail of the server's; a type this build does not know is skipped, one without items is not drawn (pages 1). */
export function RailSection({ section }: { section: HomeSection }) {
  const routes = useRoutes();
  if (section.type === 'continueReading') return <ContinueRail section={section} />;
  const known = kinds[section.type];
  if (!known || !isDrawn(section, routes)) return null;
  return section.failed ? <Lost section={section} /> : <NearRail section={section} known={known} />;
}

/** Drawn once it is near the screen, and until then a box of its size: most rails are never scrolled to. */
function NearRail({ section, known }: { section: HomeSection; known: Kind }) {
  const place = useRef<HTMLDivElement>(null);
  if (!useCameNear(place)) {
    return (
      <div ref={place}>
        <RailBoxes notice={false} types={[section.type]} />
      </div>
    );
  }
  const content = known.draw(section);
  if (content === undefined) return <Lost section={section} />;
  return (
    <RailFrame style={railSize(section.type)}>
      {!known.headed && <RailHead section={section} />}
      {content}
    </RailFrame>
  );
}

/** A rail that could not be had: it says so alone, and can be asked for alone. */
function Lost({ section }: { section: HomeSection }) {
  const dispatch = useAppDispatch();
  const [state, setState] = useState<{ busy: boolean; fault?: unknown }>({ busy: false });
  const retry = async () => {
    setState({ busy: true });
    const fault = await dispatch(retryRail(section.type));
    setState({ busy: false, fault });
  };
  return (
    <section>
      <RailHead section={section} />
      <ErrorState
        inline
        title={homeRailsText.failed}
        note={state.fault === undefined ? shellText.unreadable : sayFault(state.fault)}
        busy={state.busy}
        onRetry={() => void retry()}
      />
    </section>
  );
}
