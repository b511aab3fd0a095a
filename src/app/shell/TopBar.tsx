import { memo } from 'react';
import { statusApi } from '@/api/statusApi';
import { isVip } from '@/contract/userStatus';
import { selectAccount } from '@/features/session/accountSlice';
import { useAppSelector } from '@/kernel/hooks';
import { useServerNow } from '@/shell/clock/useServerNow';
import { selectConfig, selectServerConfig } from '@/shell/config/configSlice';
import { href } from '@/shell/navigation/href';
import { useRoutes } from '@/shell/navigation/RoutesContext';
import { useGo } from '@/shell/navigation/useGo';
import { MainHeader } from '@/ui/app-frame/MainHeader';

/** The header of the main layout: logo, download, and login or the member with their unread messages (C2). */
export const TopBar = memo(function TopBar() {
  const go = useGo();
  const routes = useRoutes();
  const { title } = useAppSelector(selectConfig);
  const { uid, name, loginName } = useAppSelector(selectAccount);
  const { bundleUrl, packageUrl } = useAppSelector(selectServerConfig);
  const status = useAppSelector((state) => statusApi.endpoints.me.select({ uid })(state).data);
  const unread = useAppSelector((state) => statusApi.endpoints.unread.select()(state).data?.unread);

  const now = useServerNow(status?.expTime);
  const place = (to: string) => ({ href: to, onGo: () => go(to) });
  const account = uid ? (routes.find('message') ? '/message' : href.profile()) : href.login();
  return (
    <MainHeader
      title={title}
      home={place('/')}
      account={place(account)}
      {...((bundleUrl || packageUrl) && routes.find('download') ? { download: place('/download') } : {})}
      {...(uid
        ? {
            member: {
              name: name || loginName,
              src: status?.avatar ?? '',
              vip: status !== undefined && isVip(status, now),
              ...(unread ? { news: unread } : {}),
            },
          }
        : {})}
    />
  );
});
