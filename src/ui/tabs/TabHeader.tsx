import { type KeyboardEvent, useEffect, useRef } from 'react';
import { useDragScroll } from '@/ui/drag-scroll/useDragScroll';
import { Strip, Sup, Tab } from './tabs.styles';
import { useGlide } from './useGlide';

export interface TabItem {
  id: string;
  label: string;
  /** A small number beside the label. */
  count?: number;
}

export interface TabHeaderProps {
  /** Shared with the panels: ids of tabs and panels grow from it. */
  name: string;
  /** Spoken name of the group. */
  label: string;
  tabs: readonly TabItem[];
  active: string;
  onChoose: (id: string) => void;
  /** `small` has no bar under the active tab. */
  size?: 'normal' | 'small';
  /** White, for standing on a picture. */
  tone?: 'plain' | 'art';
}

/** More tabs than these scroll sideways (spec 9, F6); as many or fewer share the row, or begin a second one where words are large. */
const SCROLL_ABOVE = 5;

/** The row of tabs; arrows, Home and End move between tabs (roles of a tab list). */
export function TabHeader({ name, label, tabs, active, onChoose, size = 'normal', tone = 'plain' }: TabHeaderProps) {
  const strip = useRef<HTMLDivElement>(null);
  useDragScroll(strip);
  const index = tabs.findIndex((tab) => tab.id === active);
  useGlide(strip, index);

  const centred = useRef('');

  useEffect(() => {
    const wanted = `${active} of ${tabs.length}`;
    // Measuring lays the page out, and a page that is shown again has its row as it was left.
    const isSeen = centred.current === wanted || (centred.current === '' && index <= 0);
    centred.current = wanted;
    if (isSeen) return;
    const box = strip.current;
    const tab = box?.querySelector<HTMLElement>('[aria-selected="true"]');
    if (box && tab) box.scrollLeft = tab.offsetLeft - (box.clientWidth - tab.offsetWidth) / 2;
  }, [active, tabs.length, index]);

  const move = (event: KeyboardEvent) => {
    const last = tabs.length - 1;
    const steps: Record<string, number> = {
      ArrowRight: index === last ? 0 : index + 1,
      ArrowLeft: index <= 0 ? last : index - 1,
      Home: 0,
      End: last,
    };
    const next = tabs[steps[event.key] ?? -1];
    if (!next) return;
    event.preventDefault();
    onChoose(next.id);
    strip.current?.querySelectorAll<HTMLElement>('[role="tab"]')[tabs.indexOf(next)]?.focus();
  };

  return (
    <Strip
      ref={strip}
      role="tablist"
      aria-label={label}
      data-scrolls={tabs.length > SCROLL_ABOVE || undefined}
      data-size={size}
      data-tone={tone}
      onKeyDown={move}
    >
      {tabs.map((tab) => (
        <Tab
          key={tab.id}
          type="button"
          role="tab"
          id={`${name}-tab-${tab.id}`}
          aria-controls={`${name}-panel-${tab.id}`}
          aria-selected={tab.id === active}
          tabIndex={tab.id === active ? 0 : -1}
          onClick={() => onChoose(tab.id)}
        >
          {tab.label}
          {tab.count ? <Sup>{tab.count}</Sup> : null}
        </Tab>
      ))}
    </Strip>
  );
}
