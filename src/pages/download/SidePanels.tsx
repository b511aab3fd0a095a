import type { ReactNode } from 'react';
import { appPackageText } from '@/text/appPackage';
import Gem from '@/ui/art/gem.svg';
import Gift from '@/ui/art/gift.svg';
import Checkin from '@/ui/art/promo-checkin.svg';
import Invite from '@/ui/art/promo-invite.svg';
import { Panel, Show } from './side-panels.styles';

const text = appPackageText.panels;

/** The decorative panels left and right of the column, where there is room (spec 2); a phone shows the app's own pictures. */
export function SidePanels({ pictures }: { pictures: readonly string[] }) {
  return (
    <div aria-hidden="true">
      <Side at="left" picture={pictures.slice(-1)[0]} art={<Checkin />} words={text.left}>
        <Gem data-float />
        <Gift data-float />
      </Side>
      <Side at="right" picture={pictures[pictures.length - 2] ?? pictures[0]} art={<Invite />} words={text.right}>
        <Gem data-float />
        <Gem data-float />
      </Side>
    </div>
  );
}

interface SideProps {
  at: 'left' | 'right';
  picture: string | undefined;
  art: ReactNode;
  words: string;
  children: ReactNode;
}

function Side({ at, picture, art, words, children }: SideProps) {
  return (
    <Panel data-side={at}>
      <Show>
        {picture === undefined ? art : <img src={picture} alt="" width="450" height="800" />}
        {children}
      </Show>
      <b>{words}</b>
    </Panel>
  );
}
