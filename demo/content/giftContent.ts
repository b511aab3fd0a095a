export interface GiftPackContent {
  id: number;
  gameId: number;
  name: string;
  items: { name: string; count: number }[];
  total: number;
  left: number;
  /** What it asks for: nothing, VIP, `conditionValue` days of check-in, the game bought, or being so many days new. */
  condition: 'none' | 'vip' | 'checkin' | 'bought' | 'newcomer';
  conditionValue: number;
  /** Windows in ms before seeding; negative is after it. */
  claimStartBefore: number;
  claimEndBefore: number;
  redeemEndBefore: number;
  redeemGuide: string;
}

/** A pack as it is written by hand. */
export interface GiftDraft {
  game: string;
  name: string;
  items: readonly (readonly [name: string, count: number])[];
  stock: readonly [total: number, left: number];
  /** VIP, the game bought, having registered within a week, or so many days of check-in. */
  asks?: 'vip' | 'bought' | 'newcomer' | number;
  /** Days before seeding it opens, days after it that claiming and redeeming end. */
  opens: number;
  ends: number;
  redeem: number;
  guide: string;
}
