import { Smartphone } from 'lucide-react';
import { useRef } from 'react';
import { useGameTypesQuery } from '@/api/gameApi';
import { usePrefetchDialogs } from '@/features/download/usePrefetchDialogs';
import { usePorts } from '@/kernel/hooks';
import { useStuck } from '@/lib/react/useStuck';
import { devicePlatform } from '@/shell/browser/devicePlatform';
import { useGo } from '@/shell/navigation/useGo';
import { usePageParams } from '@/shell/navigation/usePageParams';
import { useQuery } from '@/shell/navigation/useQuery';
import { useScrollPerTab } from '@/shell/navigation/useScrollPerTab';
import { gamesText } from '@/text/games';
import { titles } from '@/text/titles';
import { Spoken } from '@/ui/a11y/a11y.styles';
import { Chip } from '@/ui/chip/Chip';
import { ChipRow } from '@/ui/chip/ChipRow';
import { TabHeader } from '@/ui/tabs/TabHeader';
import { TabPanels } from '@/ui/tabs/TabPanels';
import { Wash } from '@/ui/wash/Wash';
import { GameList } from './GameList';
import { ALL, BOARDS, type Board, filterAddress, type GameFilter, listArg, readFilter } from './gameFilter';
import { Boards, Marker, Sticky } from './games-page.styles';

const chips = BOARDS.map((board) => ({ id: board, label: gamesText.board[board] }));

/** The game list: types from the server as tabs, boards as chips, every button with the whole download in place (pages 8). */
export function GamesPage() {
  const go = useGo();
  const { document } = usePorts();
  const { marker, stuck } = useStuck();
  const { data: types } = useGameTypesQuery();
  const asked = readFilter(usePageParams().type, useQuery());
  const head = useRef<HTMLDivElement>(null);
  usePrefetchDialogs();

  const device = devicePlatform(document.userAgent, document.touchPoints);
  const tabs = [
    { id: ALL, label: gamesText.all },
    ...(types ?? []).filter(({ type }) => type !== ALL).map(({ type, name }) => ({ id: type, label: name })),
  ];
  // A type nobody knows shows everything; until the types are here, the address is believed.
  const known = types === undefined || tabs.some(({ id }) => id === asked.type);
  const filter: GameFilter = known ? asked : { ...asked, type: ALL };
  useScrollPerTab(filter.type, head);

  const show = (change: Partial<GameFilter>) => go(filterAddress({ ...filter, ...change }), 'replace');
  return (
    <>
      <Wash height="12.5rem" />
      <Spoken as="h1">{titles.games}</Spoken>
      <Marker ref={marker} />
      <Sticky ref={head} data-stuck={stuck || undefined}>
        <TabHeader
          name="games"
          label={gamesText.types}
          tabs={tabs}
          active={filter.type}
          onChoose={(type) => show({ type })}
        />
        <Boards>
          <ChipRow
            label={gamesText.boards}
            chips={chips}
            active={filter.board}
            tone={stuck ? 'soft' : 'plain'}
            onChoose={(board) => show({ board: board as Board })}
          />
          {device !== undefined && (
            <Chip
              tone={stuck ? 'soft' : 'plain'}
              on={filter.mine}
              title={gamesText.mine}
              onClick={() => show({ mine: !filter.mine })}
            >
              <Smartphone aria-hidden="true" />
              <Spoken>{gamesText.mine}</Spoken>
            </Chip>
          )}
        </Boards>
      </Sticky>
      <TabPanels name="games" tabs={tabs} active={filter.type} onChoose={(type) => show({ type })}>
        {(type) => (
          <GameList
            arg={listArg({ ...filter, type }, device)}
            featured={filter.board === 'featured'}
            active={type === filter.type}
            onShowAll={() => show({ type: ALL, board: 'featured', mine: false })}
          />
        )}
      </TabPanels>
    </>
  );
}
