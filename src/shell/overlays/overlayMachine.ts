/** Which way closing was asked for; a before-close rule may care. */
export type CloseWay = 'escape' | 'scrim' | 'x' | 'drag' | 'back' | 'app';

/** One open overlay: which one, its data, and whether somebody was asked before it may close. */
interface OverlayFields {
  id: string;
  /** Which view shows it; views are registered by kind. */
  kind: string;
  /** Plain data for the view; never callbacks. */
  data: Readonly<Record<string, unknown>>;
  /** Query of its own history entry, when it has an address (`?pop=1`). */
  search?: string;
}

export type OverlayState =
  | ({ at: 'open' } & OverlayFields)
  /** Closing was asked and a confirmation is pending (F3). */
  | ({ at: 'asking'; way: CloseWay } & OverlayFields)
  | ({ at: 'closed' } & OverlayFields);

export const overlayStart = 'open';

export const overlayTable = {
  open: { closeAsked: ['asking'], closed: ['closed'] },
  asking: { closeDenied: ['open'], closed: ['closed'] },
  closed: {},
} as const;
