/** The tabs of the gift centre, in order; the first needs no query. */
export const GIFT_TABS = ['open', 'mine', 'past'] as const;
export type GiftTab = (typeof GIFT_TABS)[number];
