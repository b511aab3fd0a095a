import { Bell, Heart, type LucideIcon, Megaphone, MessageCircleReply, UserRoundPlus } from 'lucide-react';

/** The picture of every kind of message. */
export const kindIcons: Readonly<Record<'system' | 'reply' | 'like' | 'follow' | 'bulletin', LucideIcon>> = {
  system: Bell,
  reply: MessageCircleReply,
  like: Heart,
  follow: UserRoundPlus,
  bulletin: Megaphone,
};
