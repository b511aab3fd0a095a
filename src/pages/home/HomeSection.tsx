import * as v from 'valibot';
import { Game } from '@/contract/game';
import { GiftPack } from '@/contract/gift';
import type { HomeSection as Section } from '@/contract/home';
import { useLink } from '@/shell/navigation/useLink';
import { homeText } from '@/text/home';
import { shellText } from '@/text/shell';
import { ErrorFace } from '@/ui/face/Face';
import { SectionHeader } from '@/ui/section-header/SectionHeader';
import { GameRail } from './GameRail';
import { GiftRail } from './GiftRail';

const GAMES = new Set(['hotGames', 'newGames', 'freeGames', 'vipGames']);

/** One rail of the server's. A type this build does not know is skipped; a broken one says so alone. */
export function HomeSection({ section, onRetry }: { section: Section; onRetry: () => void }) {
  const more = useLink()(section.more);
  const rail = railOf(section);
  if (rail === undefined) return null;
  return (
    <section>
      <SectionHeader title={section.title} note={section.note} {...(more ? { more } : {})} />
      {rail ?? <ErrorFace inline title={homeText.railFailed} note={shellText.unreadable} onRetry={onRetry} />}
    </section>
  );
}

/** The rail's content; `null` when its items cannot be read, `undefined` for an unknown type. */
function railOf({ type, title, items }: Section) {
  if (GAMES.has(type)) {
    const games = v.safeParse(v.array(Game), items);
    return games.success ? <GameRail label={title} games={games.output} /> : null;
  }
  if (type === 'newGifts') {
    const packs = v.safeParse(v.array(GiftPack), items);
    return packs.success ? <GiftRail label={title} packs={packs.output} /> : null;
  }
  return undefined;
}
