import { Bell, BookOpen, Crown, Gamepad2, Gem, Gift, type LucideIcon, Mail } from 'lucide-react';

/** What a message of the house is about, as the page that it leads to tells. */
export type Subject = 'house' | 'game' | 'book' | 'money' | 'vip' | 'gift' | 'letter';

export const subjectIcons: Readonly<Record<Subject, LucideIcon>> = {
  house: Bell,
  game: Gamepad2,
  book: BookOpen,
  money: Gem,
  vip: Crown,
  gift: Gift,
  letter: Mail,
};

const LEADS: readonly (readonly [RegExp, Subject])[] = [
  [/^\/(detail|games)\b|^\/profile\?view=games/, 'game'],
  [/^\/(animate|bookinfo|bookmenu|readbook|subscriblist)\b/, 'book'],
  [/^\/recharge\b/, 'money'],
  [/^\/profile\?pop=/, 'vip'],
  [/^\/(gifts|activity|checkin|welfare)\b/, 'gift'],
  [/^\/(letters|appeal)\b/, 'letter'],
];

/** Of an address inside the app; any other, or none, is the house's own. */
export const subjectOf = (link: string | null | undefined): Subject =>
  LEADS.find(([path]) => path.test(link ?? ''))?.[1] ?? 'house';
