import { Share2 } from 'lucide-react';
import { useState } from 'react';
import type { PlatformType } from '@/contract/fields';
import { selectBoot } from '@/features/boot/bootSlice';
import { openShare } from '@/features/share/openShare';
import { useAppDispatch, useAppSelector, usePorts } from '@/kernel/hooks';
import { useMediaQuery } from '@/lib/react/useMediaQuery';
import { devicePlatform } from '@/shell/browser/devicePlatform';
import { selectChannel, selectConfig, selectServerConfig } from '@/shell/config/configSlice';
import { navigationEvents } from '@/shell/navigation/navigationSlice';
import { appPackageText as text } from '@/text/appPackage';
import { media } from '@/theme/breakpoints';
import { SimpleHeader } from '@/ui/app-frame/SimpleHeader';
import { IconButton } from '@/ui/icon-button/IconButton';
import { LogoMark } from '@/ui/logo/LogoMark';
import { Wash } from '@/ui/wash/Wash';
import { AppFigures } from './AppFigures';
import { Assurances } from './Assurances';
import { type AppPackage, type Offered, readAppPackage } from './appPackage';
import { DownloadBones } from './DownloadBones';
import { Edge, Head, Screens } from './download-page.styles';
import { GetApp } from './GetApp';
import { NothingOffered } from './NothingOffered';
import { Releases } from './Releases';
import { SidePanels } from './SidePanels';
import { Steps } from './Steps';
import { usePageAddress } from './usePageAddress';

/** The page of the app's own package (pages 13). */
export function DownloadPage() {
  const dispatch = useAppDispatch();
  const wide = useMediaQuery(media.tabletUp);
  const server = useAppSelector(selectServerConfig);
  const channel = useAppSelector(selectChannel);
  const { title } = useAppSelector(selectConfig);
  const url = usePageAddress();
  const boot = useAppSelector(selectBoot);
  const app = readAppPackage(server, channel);
  const shown = useShown(app);
  // What the server offers arrives with app start; before that nothing is said of it.
  const known = boot.at === 'ready' || (boot.at === 'starting' && boot.settled.includes('device'));
  return (
    <>
      <Wash height="26rem" />
      {wide && <SidePanels pictures={app.screenshots} />}
      <SimpleHeader
        ground="wash"
        onBack={() => dispatch(navigationEvents.backAsked())}
        action={
          <Edge>
            <IconButton label={text.share} onClick={() => dispatch(openShare({ title, text: text.shareText, url }))}>
              <Share2 aria-hidden="true" />
            </IconButton>
          </Edge>
        }
      />
      {shown.at ? (
        <Offer app={app} shown={shown.at} onChoose={shown.choose} wide={wide} />
      ) : known ? (
        <NothingOffered />
      ) : (
        <DownloadBones />
      )}
    </>
  );
}

/** The package the page is about: the one somebody chose, else this device's own, else the first. */
function useShown({ offered }: AppPackage) {
  const { userAgent, touchPoints } = usePorts().document;
  const [chosen, choose] = useState<PlatformType>();
  const of = (platform: PlatformType | undefined) => offered.find((one) => one.platform === platform);
  return { at: of(chosen) ?? of(devicePlatform(userAgent, touchPoints)) ?? offered[0], choose };
}

interface OfferProps {
  app: AppPackage;
  shown: Offered;
  onChoose: (platform: PlatformType) => void;
  wide: boolean;
}

function Offer({ app, shown, onChoose, wide }: OfferProps) {
  const { title } = useAppSelector(selectConfig);
  return (
    <>
      <Head>
        <LogoMark />
        <h1>{title}</h1>
        <p>{app.slogan || text.slogan}</p>
      </Head>
      <AppFigures app={app} shown={shown} />
      <GetApp app={app} shown={shown} onChoose={onChoose} wide={wide} />
      {app.screenshots.length > 0 && (
        <section aria-label={text.screens}>
          <Screens data-scroll-x tabIndex={0}>
            {app.screenshots.map((src, place) => (
              <img key={src} src={src} alt={text.screenOf(place + 1)} loading="lazy" width="225" height="400" />
            ))}
          </Screens>
        </section>
      )}
      <Releases app={app} />
      <Steps platform={shown.platform} />
      <Assurances app={app} shown={shown} />
    </>
  );
}
