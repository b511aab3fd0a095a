import {
  BookOpen,
  CalendarCheck,
  Clapperboard,
  Crown,
  Gamepad2,
  Gem,
  Gift,
  ListChecks,
  type LucideIcon,
  PartyPopper,
  Undo2,
  UserRoundPlus,
  Wallet,
} from 'lucide-react';

/** The colour of what a line of the ledger is for; gold on navy where VIP is meant. */
type Hue = 'blue' | 'teal' | 'green' | 'violet' | 'orange' | 'red' | 'grey' | 'vip';

/** Sign and colour of each `bizType`; one that is not known is diamonds alone. */
const REASONS = new Map<string, readonly [LucideIcon, Hue]>([
  ['recharge', [Wallet, 'teal']],
  ['vip', [Crown, 'vip']],
  ['game', [Gamepad2, 'violet']],
  ['chapter', [BookOpen, 'green']],
  ['welfare', [Clapperboard, 'red']],
  ['newMember', [Gift, 'orange']],
  ['gift', [Gift, 'orange']],
  ['checkin', [CalendarCheck, 'blue']],
  ['makeup', [CalendarCheck, 'blue']],
  ['invite', [UserRoundPlus, 'violet']],
  ['task', [ListChecks, 'blue']],
  ['draw', [PartyPopper, 'red']],
  ['activity', [PartyPopper, 'red']],
  ['refund', [Undo2, 'grey']],
]);

const OTHER = [Gem, 'grey'] as const;

/** What a line of the ledger is for, to the eye. */
export const reasonOf = (bizType: string): readonly [LucideIcon, Hue] => REASONS.get(bizType) ?? OTHER;
