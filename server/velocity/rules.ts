/** What a rule does when more is counted than it lets pass: work for the device, a wait, or a look by a person; `off`: nothing. */
export type Effect = 'proof' | 'wait' | 'person';

/** A velocity rule: what is counted, per what, over how long, how much passes, and what happens then. */
export interface VelocityRule {
  /** In words, for docs/OPERATE.md. */
  counts: string;
  /** Whose they are. */
  per: 'member' | 'payer' | 'inviter and device' | 'inviter and address' | 'device' | 'address';
  hours: number;
  /** So many pass; one more does not. */
  most: number;
  effect: Effect | 'off';
  /** The effects it can have: nobody can be made to wait for what was paid already. */
  may: readonly Effect[];
}

/**
 * Every rule, with what holds unless VELOCITY_RULES says otherwise. None of them looks at money that was paid: they stand before
 * an order, before a gift, before a code is judged, or hold a reward; what is paid is booked, and only marked.
 */
export const velocityRules = {
  newAccountFen: {
    counts: 'fen of orders, paid or open, of an account that is younger than the hours',
    ...{ per: 'member', hours: 24, most: 100_000, effect: 'wait', may: ['wait', 'proof', 'person'] },
  },
  ordersPlaced: {
    counts: 'orders placed, paid or not',
    ...{ per: 'member', hours: 1, most: 10, effect: 'proof', may: ['proof', 'wait', 'person'] },
  },
  payersOfAccount: {
    counts: 'payers (accounts at a provider) that have paid for one member',
    ...{ per: 'member', hours: 168, most: 3, effect: 'person', may: ['person'] },
  },
  accountsOfPayer: {
    counts: 'members for whom one payer has paid',
    ...{ per: 'payer', hours: 168, most: 3, effect: 'person', may: ['person'] },
  },
  invitedOnDevice: {
    counts: 'invited members of one device who have read, watched, bought and downloaded nothing, this one included',
    ...{ per: 'inviter and device', hours: 168, most: 2, effect: 'person', may: ['person'] },
  },
  invitedFromHome: {
    counts: 'the same, of one address (IPv6: of one /64)',
    ...{ per: 'inviter and address', hours: 168, most: 5, effect: 'person', may: ['person'] },
  },
  giftsOnDevice: {
    counts: 'gift codes that members of one device have claimed, this one included',
    ...{ per: 'device', hours: 24, most: 20, effect: 'wait', may: ['wait'] },
  },
  codesTried: {
    counts: 'invite codes typed that nobody has',
    ...{ per: 'address', hours: 1, most: 10, effect: 'proof', may: ['proof', 'wait'] },
  },
} as const satisfies Readonly<Record<string, VelocityRule>>;

export type RuleName = keyof typeof velocityRules;
export const ruleNames = Object.keys(velocityRules) as readonly RuleName[];

/** The rules as they hold in this house. */
export type VelocityRules = Readonly<Record<RuleName, VelocityRule>>;
