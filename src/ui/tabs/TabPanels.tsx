import { type CSSProperties, type ReactNode, useReducer, useRef, useState } from 'react';
import { swipeOffset, swipeTarget } from '@/lib/gestures/swipe';
import { isAtTop } from '@/lib/gestures/watchDrag';
import { useDrag } from '@/lib/react/useDrag';
import type { TabItem } from './TabHeader';
import { Panel, Track, Window } from './tabs.styles';
import { stepTabs, type TabsState } from './tabsMachine';
import { useSlide } from './useSlide';

export interface TabPanelsProps {
  /** The same as the header's. */
  name: string;
  tabs: readonly Pick<TabItem, 'id'>[];
  active: string;
  /** A swipe chose a neighbour. */
  onChoose: (id: string) => void;
  /** What a tab holds; a panel is made when it is first seen and kept. */
  children: (id: string) => ReactNode;
  /** Whether a finger may swipe between panels; default true. */
  swipes?: boolean;
}

/**
 * The panels of tabs: they swipe after 5 px and slide for 500 ms (F6). The mouse keeps selecting text and uses the header.
 * Fixed parts of a page stand outside, because a sliding panel would carry them along.
 */
export function TabPanels({ name, tabs, active, onChoose, children, swipes = true }: TabPanelsProps) {
  const [state, dispatch] = useReducer(stepTabs, { at: 'resting' } as TabsState);
  const [drops, setDrops] = useState(0);
  const [seen, setSeen] = useState<readonly string[]>([active]);
  const [shownLast, setShownLast] = useState(active);
  const view = useRef<HTMLDivElement>(null);
  const track = useRef<HTMLDivElement>(null);
  const index = Math.max(
    0,
    tabs.findIndex((tab) => tab.id === active),
  );

  if (shownLast !== active) {
    setShownLast(active);
    dispatch('chosen');
    if (!seen.includes(active)) setSeen([...seen, active]);
  }
  useSlide(track, index, drops, () => dispatch('settled'));

  useDrag(
    view,
    {
      onGrab: ({ axis, target }) => {
        // A rail, carousel or pull inside has the first word.
        if (axis !== 'x' || target.closest('[data-scroll-x]')) return false;
        dispatch('grabbed');
        const beside = [tabs[index - 1]?.id, tabs[index + 1]?.id].filter((id) => id !== undefined);
        setSeen((ids) => [...ids, ...beside.filter((id) => !ids.includes(id))]);
        return true;
      },
      onDrag: (dx) =>
        track.current?.style.setProperty('--drag', String(swipeOffset({ dx, index, count: tabs.length }))),
      onDrop: (dx, _dy, ms) => {
        const width = view.current?.clientWidth ?? 0;
        const target = tabs[swipeTarget({ dx, ms, width, index, count: tabs.length })];
        dispatch('released');
        setDrops(drops + 1);
        if (target && target.id !== active) onChoose(target.id);
      },
      onCancel: () => {
        dispatch('released');
        setDrops(drops + 1);
      },
    },
    // Further down `touch-action` alone keeps the page from going sideways.
    { mayHold: isAtTop, enabled: swipes && tabs.length > 1 },
  );

  return (
    <Window ref={view}>
      <Track ref={track} data-at={state.at} style={{ '--index': index } as CSSProperties}>
        {tabs.map(({ id }) => (
          <Panel
            key={id}
            role="tabpanel"
            id={`${name}-panel-${id}`}
            aria-labelledby={`${name}-tab-${id}`}
            inert={id !== active}
            data-away={(id !== active && state.at === 'resting') || undefined}
          >
            {seen.includes(id) && children(id)}
          </Panel>
        ))}
      </Track>
    </Window>
  );
}
