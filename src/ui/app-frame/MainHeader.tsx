import { ArrowDownToLine } from 'lucide-react';
import { onPlainClick } from '@/lib/react/plainClick';
import { useStuck } from '@/lib/react/useStuck';
import { kitText } from '@/text/kit';
import { Avatar, type AvatarProps } from '@/ui/avatar/Avatar';
import { LogoMark } from '@/ui/logo/LogoMark';
import { Bar, Logo, Marker, Pill, Round, Side } from './app-frame.styles';

/** A place of the header: a real address, and what the app does instead of leaving the page. */
export interface HeaderPlace {
  href: string;
  onGo: () => void;
}

export interface MainHeaderProps {
  /** The product's name. */
  title: string;
  home: HeaderPlace;
  /** Drawn only when there is a package to download (C2). */
  download?: HeaderPlace;
  /** The member, or undefined for a guest, who sees 登录/注册 instead. */
  member?: Pick<AvatarProps, 'name' | 'src' | 'vip' | 'news'>;
  /** Where the avatar leads, or the login. */
  account: HeaderPlace;
}

/** The header of the main layout: logo, download, login or avatar with unread count (C2). */
export function MainHeader({ title, home, download, member, account }: MainHeaderProps) {
  const { marker, stuck } = useStuck();
  return (
    <>
      <Marker ref={marker} />
      <Bar data-stuck={stuck || undefined}>
        <Logo href={home.href} onClick={onPlainClick(home.onGo)}>
          <LogoMark />
          <span>{title}</span>
        </Logo>
        <Side>
          {download && (
            <Pill href={download.href} onClick={onPlainClick(download.onGo)}>
              <ArrowDownToLine aria-hidden="true" />
              {kitText.download}
            </Pill>
          )}
          {member ? (
            <Round href={account.href} onClick={onPlainClick(account.onGo)}>
              <Avatar {...member} size="s" />
            </Round>
          ) : (
            <Pill data-fill href={account.href} onClick={onPlainClick(account.onGo)}>
              {kitText.login}
            </Pill>
          )}
        </Side>
      </Bar>
    </>
  );
}
