import { findRow, patchRows } from '@/api/rows';
import type { GiftPack } from '@/contract/gift';
import type { RootState } from '@/kernel/rootState';

const isGift = (id: number) => (row: object) =>
  (row as { id?: unknown }).id === id && 'redeemGuide' in row && 'claimEnd' in row;

/** Shows in every row of a pack what became of it. */
export const showGift = (id: number, change: Partial<Pick<GiftPack, 'state' | 'left' | 'code' | 'reason'>>) =>
  patchRows([{ matches: isGift(id), apply: (row: GiftPack) => void Object.assign(row, change) }]);

/** A pack as any list shows it. */
export const findGift = (state: RootState, id: number) => findRow(state, isGift(id)) as GiftPack | undefined;
