import { useEffect, useEffectEvent, useState } from 'react';
import { usePorts } from '@/kernel/hooks';
import { booksText } from '@/text/books';
import { filmHistoryText } from '@/text/filmHistory';
import { readHistoryText as text } from '@/text/readHistory';
import { ChipRow } from '@/ui/chip/ChipRow';
import { SearchBox } from '@/ui/search-box/SearchBox';
import type { HistoryKind } from './historyRows';

/** Quiet after the last key before the list follows. */
const QUIET_MS = 300;
const ALL = 'all';
const chips = [
  { id: ALL, label: text.allKinds },
  { id: 'comic', label: booksText.kind.comic },
  { id: 'novel', label: booksText.kind.novel },
  { id: 'video', label: filmHistoryText.kind },
];

interface HistoryToolsProps {
  kind: HistoryKind | undefined;
  keyword: string;
  onKind: (kind: HistoryKind | undefined) => void;
  onKeyword: (keyword: string) => void;
}

/** Search and kinds above the history. */
export function HistoryTools({ kind, keyword, onKind, onKeyword }: HistoryToolsProps) {
  const { clock } = usePorts();
  const [typed, setTyped] = useState({ text: keyword, over: keyword });
  if (typed.over !== keyword) setTyped({ text: keyword, over: keyword });
  const follow = useEffectEvent(() => onKeyword(typed.text.trim()));
  useEffect(() => (typed.text.trim() === keyword ? undefined : clock.after(QUIET_MS, follow)), [clock, keyword, typed]);
  return (
    <>
      <SearchBox
        value={typed.text}
        onChange={(value) => setTyped({ text: value, over: keyword })}
        onSearch={() => onKeyword(typed.text.trim())}
        placeholder={kind === 'video' ? filmHistoryText.search : text.search}
      />
      <ChipRow
        label={text.kinds}
        chips={chips}
        active={kind ?? ALL}
        onChoose={(id) => onKind(id === ALL ? undefined : (id as HistoryKind))}
      />
    </>
  );
}
