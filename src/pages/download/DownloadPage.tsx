import { selectBoot } from '@/features/boot/bootSlice';
import { useAppDispatch, useAppSelector } from '@/kernel/hooks';
import { useMediaQuery } from '@/lib/react/useMediaQuery';
import { selectChannel, selectConfig, selectServerConfig } from '@/shell/config/configSlice';
import { href } from '@/shell/navigation/href';
import { Link } from '@/shell/navigation/Link';
import { navigationEvents } from '@/shell/navigation/navigationSlice';
import { appPackageText as text } from '@/text/appPackage';
import { media } from '@/theme/breakpoints';
import { SimpleHeader } from '@/ui/app-frame/SimpleHeader';
import { LinkButton } from '@/ui/button/Button';
import { LogoMark } from '@/ui/logo/LogoMark';
import { EmptyState } from '@/ui/page-state/PageState';
import { SkeletonRows } from '@/ui/skeleton/Skeleton';
import { Wash } from '@/ui/wash/Wash';
import { type AppPackage, readAppPackage } from './appPackage';
import { Block, Head, Notes, Safe, Screens } from './download-page.styles';
import { HowTo } from './HowTo';
import { InviteNote } from './InviteNote';
import { PackageButtons } from './PackageButtons';
import { PageQr } from './PageQr';
import { SidePanels } from './SidePanels';

/** The page of the app's own package (pages 13). */
export function DownloadPage() {
  const dispatch = useAppDispatch();
  const wide = useMediaQuery(media.tabletUp);
  const server = useAppSelector(selectServerConfig);
  const channel = useAppSelector(selectChannel);
  const boot = useAppSelector(selectBoot);
  const app = readAppPackage(server, channel);
  // What the server offers arrives with app start; before that nothing is said of it.
  const known = boot.at === 'ready' || (boot.at === 'starting' && boot.settled.includes('device'));
  return (
    <>
      <Wash />
      {wide && <SidePanels pictures={app.screenshots} />}
      <SimpleHeader title={text.title} ground="wash" onBack={() => dispatch(navigationEvents.backAsked())} />
      {app.offered.length > 0 ? <Offer app={app} wide={wide} /> : known ? <Closed /> : <SkeletonRows pill={false} />}
    </>
  );
}

function Offer({ app, wide }: { app: AppPackage; wide: boolean }) {
  const { title } = useAppSelector(selectConfig);
  return (
    <>
      <Head>
        <LogoMark />
        <h2>{title}</h2>
        <p>{app.slogan || text.slogan}</p>
        {app.version && <small>{text.version(app.version)}</small>}
      </Head>
      <PackageButtons app={app} />
      <InviteNote />
      {wide && <PageQr />}
      {app.notes.length > 0 && (
        <Block>
          <h2>{text.notes}</h2>
          <Notes>
            {app.notes.map((note) => (
              <li key={note}>{note}</li>
            ))}
          </Notes>
        </Block>
      )}
      {app.screenshots.length > 0 && (
        <Block aria-label={text.screens}>
          <h2>{text.screens}</h2>
          <Screens data-scroll-x tabIndex={0}>
            {app.screenshots.map((src, place) => (
              <img key={src} src={src} alt={text.screenOf(place + 1)} loading="lazy" width="225" height="400" />
            ))}
          </Screens>
        </Block>
      )}
      <HowTo offered={app.offered} />
      <Safe>{text.security}</Safe>
    </>
  );
}

function Closed() {
  return (
    <EmptyState
      title={text.closedTitle}
      note={text.closedNote}
      action={
        <LinkButton tone="tint" as={Link} to={href.home()}>
          {text.goHome}
        </LinkButton>
      }
    />
  );
}
