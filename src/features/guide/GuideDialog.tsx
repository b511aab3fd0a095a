import { useAppDispatch, useAppSelector, usePorts } from '@/kernel/hooks';
import type { Guided } from '@/shell/browser/browserGuide';
import { devicePlatform } from '@/shell/browser/devicePlatform';
import { copyText } from '@/shell/copy/copyText';
import { selectPlace } from '@/shell/navigation/navigationSlice';
import { addressOf } from '@/shell/navigation/place';
import { dataOf } from '@/shell/overlays/dataOf';
import type { OverlayViewProps } from '@/shell/overlays/overlayView';
import { guideText as text } from '@/text/guide';
import { Button, LinkButton } from '@/ui/button/Button';
import { Dialog } from '@/ui/dialog/Dialog';
import { Last, Missing, Steps } from './guide.styles';
import { MenuPicture } from './MenuPicture';
import { lastOf, menuFor, pressOf } from './menus';

/** A guide, or the one of a download, which knows its game. */
type Data = Partial<Guided> & { game?: { onlineType: number } };

/** How the page is opened where more may be done (E4): two drawn steps of this very app's menu, and the link to copy. */
export function GuideDialog({ overlay, open, top, onCloseAsked, onClosed }: OverlayViewProps) {
  const dispatch = useAppDispatch();
  const { why = 'download', inApp, link, game } = dataOf<Data>(overlay);
  const { origin, userAgent, touchPoints } = usePorts().document;
  const place = addressOf(useAppSelector(selectPlace));
  const menu = menuFor(inApp, devicePlatform(userAgent, touchPoints) === 2);
  const leaves = menu.choice === 'browser';
  const address = link?.startsWith('/') === false ? link : `${origin}${link ?? place}`;
  return (
    <Dialog
      {...{ open, top, onCloseAsked, onClosed }}
      title={leaves ? text.title.leave : text.title.install}
      note={leaves ? text.why[why](text.apps[inApp ?? 'other']) : text.install}
      actions={
        <>
          {why === 'window' ? (
            <LinkButton href={address} rel="noopener noreferrer">
              {text.openHere}
            </LinkButton>
          ) : (
            <Button onClick={() => onCloseAsked('x')}>{text.close}</Button>
          )}
          {leaves && (
            <Button tone="main" onClick={() => void dispatch(copyText(address))}>
              {link ? text.copyLink : text.copyPage}
            </Button>
          )}
        </>
      }
    >
      <Steps>
        <li>
          <MenuPicture menu={menu} shows="press" />
          {pressOf(menu)}
        </li>
        <li>
          <MenuPicture menu={menu} shows="choose" />
          {text.choose[menu.choice]}
        </li>
        <Last>{lastOf(why, menu, game?.onlineType === 1)}</Last>
      </Steps>
      {leaves && <Missing>{text.missing}</Missing>}
    </Dialog>
  );
}
