import { type CSSProperties, type ReactNode, useState } from 'react';
import { useKeys } from '@/desk/keys/useKeys';
import { Button } from '@/desk/kit/button/Button';
import { kitText } from '@/text/desk/kit';
import { Aside, Edge, Middle, Side } from './room.styles';
import { useHasAside } from './useWide';

export interface PanesProps {
  /** The list at the left. */
  list?: ReactNode;
  listLabel?: string | undefined;
  /** px, or any width of CSS; default 316. */
  listWidth?: number | string;
  /** What is opened of it. */
  children: ReactNode;
  /** Whether something is open: under 1024 px only the list, or only this, is on screen. */
  isOpen?: boolean;
  /** The column of context; a drawer under 1280 px (`i`). */
  aside?: ReactNode;
  asideLabel?: string;
  /** px, or any width of CSS; default 280. */
  asideWidth?: number | string;
}

const width = (wide: number | string | undefined) =>
  wide === undefined ? undefined : ({ '--pane': typeof wide === 'number' ? `${wide}px` : wide } as CSSProperties);

/** List, what is opened, context: each scrolls by itself. */
export function Panes(props: PanesProps) {
  const {
    list,
    listLabel,
    listWidth,
    children,
    isOpen = true,
    aside,
    asideLabel = kitText.context,
    asideWidth,
  } = props;
  const stands = useHasAside();
  const [isDrawn, setDrawn] = useState(false);
  const isShut = !stands && !isDrawn;
  const hasDrawer = aside !== undefined && aside !== null && !stands;
  useKeys(
    hasDrawer
      ? [
          { key: 'i', label: asideLabel, run: () => setDrawn(!isDrawn) },
          { key: 'Escape', label: kitText.close, when: isDrawn, quiet: true, run: () => setDrawn(false) },
        ]
      : [],
  );
  return (
    <>
      {list !== undefined && (
        <Side data-covered={isOpen ? '' : undefined} style={width(listWidth)} aria-label={listLabel}>
          {list}
        </Side>
      )}
      <Middle data-empty={isOpen || list === undefined ? undefined : ''}>{children}</Middle>
      {aside !== undefined && aside !== null && (
        <Aside
          aria-label={asideLabel}
          style={width(asideWidth)}
          data-drawer={stands ? undefined : isShut ? 'shut' : 'open'}
          tabIndex={0}
        >
          {hasDrawer && (
            <Edge>
              {asideLabel}
              <Button look="bare" onClick={() => setDrawn(false)}>
                {kitText.close}
              </Button>
            </Edge>
          )}
          {aside}
        </Aside>
      )}
    </>
  );
}
