import { UserRound } from 'lucide-react';
import { type ComponentPropsWithRef, useState } from 'react';
import { News, type NewsProps } from '@/ui/icon-button/News';
import { Root } from './avatar.styles';

export interface AvatarProps extends Omit<ComponentPropsWithRef<'span'>, 'children'>, NewsProps {
  /** Empty or broken: the first letter of the name, a figure for a guest. */
  src?: string;
  /** Whose face; spoken unless `decorative`. */
  name: string;
  /** 24, 32, 40 (default) or 68. */
  size?: 'xs' | 's' | 'm' | 'l';
  /** The gold ring of a VIP whose time is not over. */
  vip?: boolean;
  /** The name stands beside it, so it need not be said twice. */
  decorative?: boolean;
}

/** A member's face. */
export function Avatar({ src, name, size = 'm', vip, news, decorative, ...rest }: AvatarProps) {
  const [broken, setBroken] = useState('');
  const shown = src && broken !== src;
  const letter = [...name.trim()][0];
  const spoken = { role: 'img', 'aria-label': name, 'aria-hidden': decorative };
  return (
    <Root {...rest} data-size={size} data-vip={vip || undefined}>
      {shown ? (
        <img src={src} alt={decorative ? '' : name} draggable={false} onError={() => setBroken(src)} />
      ) : letter ? (
        <span {...spoken}>{letter}</span>
      ) : (
        <UserRound {...spoken} />
      )}
      <News news={news} />
    </Root>
  );
}
