/** Success, information, warning or error (F2). */
export type ToastType = 'success' | 'info' | 'warning' | 'error';

interface ToastFields {
  id: string;
  type: ToastType;
  text: string;
  /** How often the same was said while visible. */
  count: number;
  /** Changes whenever the time starts anew. */
  round: number;
}

export type ToastState =
  | ({ at: 'shown' } & ToastFields)
  /** Hovered or focused: the time stands still. */
  | ({ at: 'held' } & ToastFields)
  | ({ at: 'gone' } & ToastFields);

export const toastStart = 'shown';

export const toastTable = {
  shown: { raisedAgain: ['shown'], held: ['held'], timedOut: ['gone'], dismissed: ['gone'] },
  held: { raisedAgain: ['held'], released: ['shown'], dismissed: ['gone'] },
  gone: {},
} as const;
