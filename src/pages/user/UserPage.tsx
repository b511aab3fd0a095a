import { type ComponentType, Suspense } from 'react';
import { useAppDispatch, useAppSelector } from '@/kernel/hooks';
import { selectConfig } from '@/shell/config/configSlice';
import { navigationEvents } from '@/shell/navigation/navigationSlice';
import { PageIcon } from '@/shell/navigation/PageIcon';
import { useQuery } from '@/shell/navigation/useQuery';
import { accountText } from '@/text/account';
import { titles } from '@/text/titles';
import { SimpleHeader } from '@/ui/app-frame/SimpleHeader';
import { lateView } from '@/ui/late/lateView';
import { SkeletonRows } from '@/ui/skeleton/Skeleton';
import { DeleteAccount } from './DeleteAccount';
import { Devices } from './Devices';
import { Overview } from './Overview';

const LatePrivacy = lateView(() => import(/* webpackChunkName: "page-privacy" */ './Privacy').then((m) => m.Privacy));

// A chunk of its own would be named, with its hash, in everybody's first load.
const LateRealName = lateView(() =>
  import(/* webpackChunkName: "page-privacy" */ './RealName').then((m) => m.RealName),
);

/** The personal centre: details, security, real name (`?view=realName`), devices (`?view=devices`), what was agreed to (`?view=privacy`) and leaving for good (`?view=delete`) (pages 20, C10). */
export function UserPage() {
  const dispatch = useAppDispatch();
  const own = useAppSelector((state) => selectConfig(state).routes.user?.title) ?? titles.user;
  const view = useQuery().get('view') ?? '';
  const { title = own, View = Overview } = views[view] ?? {};
  return (
    <>
      <SimpleHeader title={title} icon={<PageIcon />} onBack={() => dispatch(navigationEvents.backAsked())} />
      <Suspense fallback={<SkeletonRows count={4} />}>
        <View />
      </Suspense>
    </>
  );
}

const views: Readonly<Record<string, { title: string; View: ComponentType }>> = {
  devices: { title: accountText.devices.title, View: Devices },
  delete: { title: accountText.remove.title, View: DeleteAccount },
  realName: { title: accountText.realName.title, View: LateRealName },
  privacy: { title: accountText.privacy.title, View: LatePrivacy },
};
