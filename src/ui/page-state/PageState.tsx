import { type ComponentType, type ReactNode, type SVGProps, use } from 'react';
import { kitText } from '@/text/kit';
import { Button } from '@/ui/button/Button';
import { EmptyBox, SignalLost } from './art';
import { OfflineContext } from './OfflineContext';
import { Act, Note, Root, Title, Trace } from './pageState.styles';

interface StateLook {
  /** Decoration; default: the box for an empty list, the dish for an error. */
  art?: ComponentType<SVGProps<SVGSVGElement>>;
  /** Smaller, for a rail or card among others. */
  inline?: boolean;
  className?: string;
}

export interface EmptyStateProps extends StateLook {
  title: string;
  /** Why there is nothing (no data, filtered away, all blocked). */
  note?: ReactNode;
  /** The one thing to do about it: a `Button` or `LinkButton`, usually `tint`. */
  action?: ReactNode;
}

/** A list that has nothing to show: picture, reason, one action. */
export function EmptyState({ art: Art = EmptyBox, title, note, action, inline, className }: EmptyStateProps) {
  return (
    <Root data-inline={inline || undefined} className={className}>
      <Art aria-hidden="true" />
      <Title>{title}</Title>
      {note && <Note>{note}</Note>}
      {action && <Act>{action}</Act>}
    </Root>
  );
}

export interface ErrorStateProps extends StateLook {
  title?: string;
  /** What happened, as the fault text says it. */
  note: ReactNode;
  /** What can be said without a network that is more than to look after it. */
  offlineNote?: ReactNode;
  onRetry: () => void;
  /** What the server calls the failed call, and the code to read out, in small print; a tap copies them, for support, or sends a recording there. */
  trace?: { id: string; support?: string | undefined; onCopy: () => void; onSend: () => void } | undefined;
  /** A retry is under way. */
  busy?: boolean;
}

/** Something could not be loaded: what happened, and 重试. Without a network that is what happened. */
export function ErrorState({
  art: Art = SignalLost,
  title = kitText.loadFailed,
  note,
  offlineNote = kitText.noNetworkNote,
  onRetry,
  trace,
  busy,
  inline,
  className,
}: ErrorStateProps) {
  const isOffline = use(OfflineContext);
  return (
    <Root role="alert" data-inline={inline || undefined} className={className}>
      <Art aria-hidden="true" />
      <Title>{isOffline ? kitText.noNetwork : title}</Title>
      <Note>{isOffline ? offlineNote : note}</Note>
      <Act>
        <Button tone="tint" busy={busy} onClick={onRetry}>
          {kitText.retry}
        </Button>
      </Act>
      {trace && (
        <>
          <Trace type="button" aria-label={kitText.copyCodes(trace.id, trace.support)} onClick={trace.onCopy}>
            {trace.support && <span>{kitText.supportCode(trace.support)}</span>}
            {kitText.traceId(trace.id)}
          </Trace>
          <Trace type="button" onClick={trace.onSend}>
            <span>{kitText.sendRecording}</span>
          </Trace>
        </>
      )}
    </Root>
  );
}
