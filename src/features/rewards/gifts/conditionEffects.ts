import { askAnew } from '@/api/askAnew';
import { selectCheckin } from '@/features/checkin/checkinSlice';
import { selectCheckout } from '@/features/checkout/checkoutSlice';
import { downloadEvents } from '@/features/download/downloadSlice';
import { isPack } from '@/features/rewards/claims/giftRows';
import type { Listen } from '@/kernel/listen';

/** What a pack may ask for and a member may do. */
type Condition = 'bought' | 'vip' | 'checkin';

/** A pack that asks for it and is not claimed yet; a server need not name what a pack asks for. */
const asksFor = (kind: Condition) => (row: object) =>
  isPack(row) && row.state !== 'claimed' && (row.conditionKind ? row.conditionKind === kind : row.condition != null);

/** Whatever shows packs hears of what their member has just done for them: what can be claimed now is the server's answer. */
export const conditionEffects = (listen: Listen) => [
  listen.on(downloadEvents.answered, ({ charged }, { dispatch }) => {
    if (charged > 0) dispatch(askAnew(asksFor('bought')));
  }),
  listen.onEnter(selectCheckout, 'paid', ({ kind }, { dispatch }) => {
    if (kind === 'vip') dispatch(askAnew(asksFor('vip')));
  }),
  listen.onEnter(selectCheckin, 'done', (_done, { dispatch }) => dispatch(askAnew(asksFor('checkin')))),
];
