import {
  BookOpen,
  CalendarCheck,
  Flag,
  Flame,
  Grid3x3,
  Heart,
  type LucideIcon,
  PenLine,
  Star,
  ThumbsUp,
} from 'lucide-react';
import type { CSSProperties } from 'react';
import type { Medal, MedalKind } from '@/contract/person';
import { personText as text } from '@/text/person';
import { countText } from '@/text/units';
import { Rail } from '@/ui/rail/Rail';
import { Shown } from './medals.styles';

type Earned = Exclude<MedalKind, 'unknown'>;

/** One colour, one sign and one sentence a medal. */
const LOOKS: Readonly<Record<Earned, { colour: string; icon: LucideIcon; say: (step: number) => string }>> = {
  years: { colour: '#1A6FE0', icon: Flag, say: text.medal.years },
  posts: { colour: '#0A7C8C', icon: PenLine, say: text.medal.posts },
  liked: { colour: '#C0304A', icon: Heart, say: (step) => text.medal.liked(countText(step)) },
  hot: { colour: '#C9561A', icon: Flame, say: text.medal.hot },
  nine: { colour: '#6A4BD8', icon: Grid3x3, say: text.medal.nine },
  streak: { colour: '#0B7F5E', icon: CalendarCheck, say: text.medal.streak },
  reader: { colour: '#A62E63', icon: BookOpen, say: text.medal.reader },
  reviews: { colour: '#9A6212', icon: Star, say: text.medal.reviews },
  helpful: { colour: '#2F5FA8', icon: ThumbsUp, say: (step) => text.medal.helpful(countText(step)) },
};

/** The cut diamond of the brand, once for each thing somebody has earned. */
export function Medals({ medals }: { medals: readonly Medal[] }) {
  const known = medals.flatMap(({ kind, step }) => (kind === 'unknown' ? [] : { kind, step }));
  if (known.length === 0) return null;
  return (
    <Rail label={text.medals} item="3.75rem">
      {known.map(({ kind, step }) => {
        const { colour, icon: Icon, say } = LOOKS[kind];
        return (
          <Shown key={kind} style={{ '--medal': colour } as CSSProperties}>
            <svg viewBox="0 0 48 48" aria-hidden="true">
              <path d="M15 4h18l11 13-20 27L4 17z" fill="var(--medal)" />
              <path d="M15 4L4 17h11zM33 4l11 13H33z" fill="#fff" opacity=".28" />
              <path d="M15 4h18v13H15z" fill="#fff" opacity=".16" />
              <path d="M44 17H33l-9 27z" opacity=".2" />
            </svg>
            <Icon aria-hidden="true" />
            {say(step)}
          </Shown>
        );
      })}
    </Rail>
  );
}
