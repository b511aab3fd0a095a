import { useEffect, useState } from 'react';
import { gameApi } from '@/api/gameApi';
import { useAppDispatch, usePorts } from '@/kernel/hooks';
import { FaultState } from '@/shell/faults/FaultState';
import { useFeed } from '@/shell/feeds/useFeed';
import { formEvents } from '@/shell/forms/formsSlice';
import type { OverlayViewProps } from '@/shell/overlays/overlayView';
import { publishText } from '@/text/publish';
import { GameIcon } from '@/ui/game-icon/GameIcon';
import { InfiniteList } from '@/ui/infinite-list/InfiniteList';
import { EmptyState } from '@/ui/page-state/PageState';
import { SearchBox } from '@/ui/search-box/SearchBox';
import { Sheet } from '@/ui/sheet/Sheet';
import { PickRow, Stay } from './publish.styles';
import { gameDraft, type LinkedGame, POST_FORM } from './written';

const text = publishText.game;
/** Quiet after the last key before the list follows. */
const QUIET_MS = 300;

/** The game a post is about, found by name. */
export function GamePickerSheet({ open, top, onCloseAsked, onClosed }: OverlayViewProps) {
  const dispatch = useAppDispatch();
  const { clock } = usePorts();
  const [typed, setTyped] = useState('');
  const [keyword, setKeyword] = useState('');
  const feed = useFeed(gameApi.endpoints.gameList, keyword ? { keyword } : {});

  useEffect(() => clock.after(QUIET_MS, () => setKeyword(typed.trim())), [clock, typed]);

  const pick = (game: LinkedGame) => {
    dispatch(formEvents.drafted({ form: POST_FORM, draft: gameDraft(game) }));
    onCloseAsked('app');
  };
  return (
    <Sheet {...{ open, top, onCloseAsked, onClosed }} title={text.title} bare>
      <Stay>
        <SearchBox
          value={typed}
          onChange={setTyped}
          onSearch={() => setKeyword(typed.trim())}
          placeholder={text.search}
        />
      </Stay>
      <InfiniteList
        items={feed.items}
        phase={feed.phase}
        onNearEnd={feed.onNearEnd}
        onRetry={feed.onRetry}
        keyOf={({ id }) => id}
        empty={<EmptyState inline title={text.none} note={text.noneNote} />}
        error={<FaultState inline fault={feed.fault} onRetry={feed.onRetry} />}
      >
        {(game) => (
          <PickRow type="button" onClick={() => pick(game)}>
            <GameIcon src={game.icon} size="s" />
            <span>{game.name}</span>
          </PickRow>
        )}
      </InfiniteList>
    </Sheet>
  );
}
