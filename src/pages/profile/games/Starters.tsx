import { RefreshCw } from 'lucide-react';
import { useState } from 'react';
import { gameApi } from '@/api/gameApi';
import { DownloadButton } from '@/features/download/DownloadButton';
import { GameRow } from '@/features/games/GameRow';
import { usePorts } from '@/kernel/hooks';
import { devicePlatform } from '@/shell/browser/devicePlatform';
import { shelvesText } from '@/text/shelves';
import { SkeletonRows } from '@/ui/skeleton/Skeleton';
import { Few, FewHead } from './starters.styles';

const text = shelvesText.starters;
const SHOWN = 3;

/** Three games to begin with, that this device can have, and three others on request; nothing where there are none. */
export function Starters({ board }: { board: 'free' | 'hot' }) {
  const { userAgent, touchPoints } = usePorts().document;
  const platformType = devicePlatform(userAgent, touchPoints);
  const [round, setRound] = useState(0);
  const { currentData, isLoading } = gameApi.endpoints.gameList.useInfiniteQuery({
    sort: board,
    ...(platformType !== undefined && { platformType }),
  });
  if (isLoading) return <SkeletonRows count={SHOWN} />;
  const games = currentData?.pages[0]?.records ?? [];
  const few = games.slice(0, Math.max(SHOWN, games.length - (games.length % SHOWN)));
  const from = few.length > 0 ? (round * SHOWN) % few.length : 0;
  if (few.length === 0) return null;
  return (
    <section>
      <FewHead>
        <h2>{text[board]}</h2>
        {few.length > SHOWN && (
          <button type="button" onClick={() => setRound(round + 1)}>
            <RefreshCw aria-hidden="true" />
            {text.others}
          </button>
        )}
      </FewHead>
      <Few>
        {few.slice(from, from + SHOWN).map((game) => (
          <GameRow key={game.id} game={game} action={<DownloadButton game={game} />} />
        ))}
      </Few>
    </section>
  );
}
