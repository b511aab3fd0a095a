import { appPackageText } from '@/text/appPackage';
import Gem from '@/ui/art/gem.svg';
import Gift from '@/ui/art/gift.svg';
import Checkin from '@/ui/art/promo-checkin.svg';
import Invite from '@/ui/art/promo-invite.svg';
import { Panel } from './side-panels.styles';

const text = appPackageText.panels;

/** The decorative panels left and right of the column, where there is room (spec 2). */
export function SidePanels() {
  return (
    <div aria-hidden="true">
      <Panel data-side="left">
        <Checkin />
        <b>{text.left}</b>
        <Gem data-float />
        <Gift data-float />
      </Panel>
      <Panel data-side="right">
        <Invite />
        <b>{text.right}</b>
        <Gem data-float />
        <Gem data-float />
      </Panel>
    </div>
  );
}
