import { Trash2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { useAppDispatch, useNow } from '@/kernel/hooks';
import { Link } from '@/shell/navigation/Link';
import { useRoutes } from '@/shell/navigation/RoutesContext';
import { overlayEvents } from '@/shell/overlays/overlaysSlice';
import { commentHistoryText as text } from '@/text/commentHistory';
import { timeAgo } from '@/text/units';
import { IconButton } from '@/ui/icon-button/IconButton';
import { Foot, State, Way } from './comment-history.styles';

/** Where a text stands; one that was deleted in this visit is `deleted` at once. */
export type TextState = keyof typeof text.state;

/** A chip that says it in words as well as in colour; what stands as it was written says so quietly, in the foot. */
export function StateChip({ state }: { state: TextState }) {
  return state === 'passed' ? null : <State data-state={state}>{text.state[state]}</State>;
}

/** The row's way to its post, where this build shows posts and the text still stands. */
export function WayTo({ to, alive, children }: { to: string; alive: boolean; children: ReactNode }) {
  const canShow = useRoutes().find('post') !== undefined && alive;
  return canShow ? (
    <Way as={Link} to={to}>
      {children}
    </Way>
  ) : (
    <Way>{children}</Way>
  );
}

interface FootProps {
  state: TextState;
  counts: readonly string[];
  at: number;
  /** What the confirmation is about; without it there is nothing left to delete. */
  doomed?: { of: 'post'; id: number } | { of: 'comment'; id: number; postId: number };
}

/** Time, counts, that all is well with it, and the button to delete. */
export function RowFoot({ state, counts, at, doomed }: FootProps) {
  const dispatch = useAppDispatch();
  const now = useNow();
  return (
    <Foot>
      <span>{timeAgo(at, now)}</span>
      {counts.map((count) => (
        <span key={count}>{count}</span>
      ))}
      {state === 'passed' && <span>{text.state.passed}</span>}
      {doomed && (
        <IconButton
          label={text.remove}
          onClick={() =>
            dispatch(overlayEvents.opened({ kind: 'square-confirm', data: { kind: 'delete', ...doomed } }))
          }
        >
          <Trash2 aria-hidden="true" />
        </IconButton>
      )}
    </Foot>
  );
}
