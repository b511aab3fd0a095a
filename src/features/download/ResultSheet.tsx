import { Check } from 'lucide-react';
import type { PlatformType } from '@/contract/fields';
import type { DownloadTicket } from '@/contract/game';
import { selectIsMember } from '@/features/session/accountSlice';
import { useAppDispatch, useAppSelector } from '@/kernel/hooks';
import { formatBytes } from '@/lib/format/bytes';
import { groupThousands } from '@/lib/format/groupThousands';
import { copyText } from '@/shell/copy/copyText';
import { Moment } from '@/shell/moment/Moment';
import { href } from '@/shell/navigation/href';
import { useGo } from '@/shell/navigation/useGo';
import { dataOf } from '@/shell/overlays/dataOf';
import { overlayEvents } from '@/shell/overlays/overlaysSlice';
import type { OverlayViewProps } from '@/shell/overlays/overlayView';
import { dialogText } from '@/text/downloadDialogs';
import { Button } from '@/ui/button/Button';
import { GameIcon } from '@/ui/game-icon/GameIcon';
import { Sheet } from '@/ui/sheet/Sheet';
import { Again, Bought, Facts, Head, Tips } from './download.styles';
import type { WantedGame } from './downloadMachine';
import { copyLink, startAgain } from './openTicket';

const text = dialogText.result;

interface Result {
  game: WantedGame;
  platform: PlatformType;
  ticket: DownloadTicket;
  /** False when the address was none that may be opened. */
  opened: boolean;
}

/** The file is on its way: what it is, what it cost, and what to do when nothing happens (pages 9). */
export function ResultSheet({ overlay, open, top, onCloseAsked, onClosed }: OverlayViewProps) {
  const dispatch = useAppDispatch();
  const { game, platform, ticket, opened } = dataOf<Result>(overlay);
  const go = useGo();
  const member = useAppSelector(selectIsMember);
  const { charged, balanceAfter } = ticket;
  const price = groupThousands(charged);
  const cost = balanceAfter == null ? text.chargedOnly(price) : text.charged(price, groupThousands(balanceAfter));
  const here = opened ? (platform === 1 ? text.started : text.follow) : text.blocked;

  return (
    <Sheet
      {...{ open, top, onCloseAsked, onClosed }}
      title={opened ? text.title : text.blockedTitle}
      actions={
        opened ? (
          <>
            <Button onClick={() => void dispatch(copyLink(ticket))}>{text.copyLink}</Button>
            <Button tone="main" onClick={() => onCloseAsked('x')}>
              {text.done}
            </Button>
          </>
        ) : (
          <Button tone="main" block onClick={() => onCloseAsked('x')}>
            {text.done}
          </Button>
        )
      }
    >
      {charged > 0 && opened ? (
        <Bought>
          <Moment>
            <div>
              <GameIcon src={game.icon} size="x" />
              <i>
                <Check />
              </i>
            </div>
          </Moment>
          <b>{text.bought(game.name)}</b>
          <p>{cost}</p>
          <p>{here}</p>
        </Bought>
      ) : (
        <Head>
          <GameIcon src={game.icon} />
          <div>
            <b>{game.name}</b>
            <p>{here}</p>
            {charged > 0 && <p>{cost}</p>}
          </div>
        </Head>
      )}
      {opened && (
        <>
          <Facts>
            <dt>{text.file}</dt>
            <dd>{ticket.fileName}</dd>
            {ticket.size > 0 && (
              <>
                <dt>{text.size}</dt>
                <dd>{formatBytes(ticket.size)}</dd>
              </>
            )}
            {ticket.sha256 && (
              <>
                <dt>{text.checksum}</dt>
                <dd data-mono>
                  <button type="button" onClick={() => void dispatch(copyText(ticket.sha256 ?? ''))}>
                    {text.shortSum(ticket.sha256)}
                  </button>
                </dd>
              </>
            )}
          </Facts>
          <Again type="button" onClick={() => void dispatch(startAgain(ticket, platform))}>
            {text.again}
          </Again>
          {member && (
            <Again
              type="button"
              onClick={() => {
                dispatch(overlayEvents.withdrawn({ kind: overlay.kind }));
                go(href.profile({ view: 'games', shelf: 'downloaded' }));
              }}
            >
              {text.shelf}
            </Again>
          )}
          <Tips>
            <h3>{text.tipsTitle}</h3>
            <ol>
              {text.tips[platform].map((tip) => (
                <li key={tip}>{tip}</li>
              ))}
            </ol>
          </Tips>
        </>
      )}
    </Sheet>
  );
}
