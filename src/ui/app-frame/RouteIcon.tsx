import {
  Bell,
  Briefcase,
  CircleHelp,
  Flame,
  Gem,
  Gift,
  KeyRound,
  Lock,
  Mail,
  MessageCircle,
  PenLine,
  Smartphone,
  UserRound,
} from 'lucide-react';

const icons = {
  activity: Flame,
  bell: Bell,
  briefcase: Briefcase,
  comment: MessageCircle,
  gem: Gem,
  gift: Gift,
  help: CircleHelp,
  key: KeyRound,
  lock: Lock,
  mail: Mail,
  pen: PenLine,
  phone: Smartphone,
  user: UserRound,
} as const;

/** What a route may say of its icon. */
export type RouteIconName = keyof typeof icons;

/** The icon beside a page's title in the simple layout (C3); the title says it all, so it is silent. */
export function RouteIcon({ name }: { name: RouteIconName }) {
  const Icon = icons[name];
  return <Icon aria-hidden="true" />;
}
