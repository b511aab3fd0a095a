import { LateBanner } from '@/features/checkout/LateBanner';
import { useAppSelector } from '@/kernel/hooks';
import { selectIsOffline } from '@/shell/connection/connectionSlice';
import { Announcer } from '@/shell/navigation/Announcer';
import { KeptLayouts } from '@/shell/navigation/KeptLayouts';
import { PageFocus } from '@/shell/navigation/PageFocus';
import { OverlayHost } from '@/shell/overlays/OverlayHost';
import { ToastHost } from '@/shell/toasts/ToastHost';
import { OfflineBar } from '@/ui/offline-bar/OfflineBar';
import { Backdrop } from './Backdrop';
import { PrefetchOnTouch } from './PrefetchOnTouch';
import { Shortcuts } from './Shortcuts';
import { SiteFooter } from './SiteFooter';

export interface LaterPartsProps {
  /** `behind`: beside the column, before the pages; `top`: above the header; `note`: above the page; `foot`: below it; `over`: over everything. */
  part: 'behind' | 'top' | 'note' | 'foot' | 'over';
}

/** What the frame shows besides the page, and does without at first. */
export function LaterParts({ part }: LaterPartsProps) {
  const offline = useAppSelector(selectIsOffline);
  if (part === 'behind')
    return (
      <>
        <KeptLayouts />
        <PageFocus />
        <Backdrop />
      </>
    );
  if (part === 'top')
    return (
      <>
        <Shortcuts />
        {offline && <OfflineBar />}
      </>
    );
  if (part === 'note') return <LateBanner />;
  if (part === 'foot') return <SiteFooter />;
  return (
    <>
      <PrefetchOnTouch />
      <Announcer />
      <OverlayHost />
      <ToastHost />
    </>
  );
}
