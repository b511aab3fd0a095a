import { findRow, patchRows } from '@/api/rows';
import type { GiftPack } from '@/contract/gift';
import type { RootState } from '@/kernel/rootState';

/** Whether a row of any answer is a gift pack. */
export const isPack = (row: object): row is GiftPack => 'redeemGuide' in row && 'claimEnd' in row;

const isGift = (id: number) => (row: object) => isPack(row) && row.id === id;

/** Shows in every row of a pack what became of it. */
export const showGift = (id: number, change: Partial<Pick<GiftPack, 'state' | 'left' | 'code' | 'reason'>>) =>
  patchRows([{ matches: isGift(id), apply: (row: GiftPack) => void Object.assign(row, change) }]);

/** A pack as any list shows it. */
export const findGift = (state: RootState, id: number) => findRow(state, isGift(id)) as GiftPack | undefined;
