import { useEffect, useRef, useState } from 'react';
import { code } from '@/contract/codes';
import type { Decision, ModerationItem } from '@/contract/desk/moderation';
import { refusedCode } from '@/desk/api/deskFault';
import { Kbd } from '@/desk/keys/keys.styles';
import { useKeys } from '@/desk/keys/useKeys';
import { useIsStale } from '@/desk/kit/answer/Answer';
import { Button } from '@/desk/kit/button/Button';
import { faultText } from '@/desk/kit/states/faultText';
import { spanText } from '@/desk/kit/time/timeText';
import { useToast } from '@/desk/kit/toast/ToastProvider';
import { useMay } from '@/desk/session/useSelf';
import { useNow } from '@/desk/world/useNow';
import { moderationDeskText as text } from '@/text/desk/moderation';
import { BanDialog } from './BanDialog';
import { Choice, Deciding } from './moderation.styles';
import { useJudgeMutation, useUndoMutation } from './moderationApi';

/** Days of the mute that one key gives. */
const MUTE_DAYS = 7;
const OTHER = text.choices.length - 1;

type Act = 'pass' | 'remove' | 'warn' | 'mute' | 'ban';

/** What of a report's reason stands among the four. */
const guess: Readonly<Record<string, number>> = { spam: 0, fraud: 1, abuse: 2 };

interface DecideBarProps {
  item: ModerationItem;
  onNext: () => void;
  /** Back to this one, whose decision was taken back. */
  onBack: () => void;
  /** Somebody was faster, or has it open: all of it is to be read anew. */
  onRefused: () => void;
}

/** The reason first, then the act; what was decided is told instead. */
export function DecideBar({ item, onNext, onBack, onRefused }: DecideBarProps) {
  const [lost, setLost] = useState<string | null>(null);
  if (item.decision) return <Decided decision={item.decision} lost={lost} onNext={onNext} />;
  return <Acts {...{ item, onNext, onBack, onRefused }} onLost={setLost} />;
}

function Decided({ decision, lost, onNext }: { decision: Decision; lost: string | null; onNext: () => void }) {
  const now = useNow();
  const { staff, at, removed, reason } = decision;
  return (
    <Deciding role="status" data-decisions="">
      <p>
        <b>{text.decided(staff, spanText(now - at), removed)}</b>
      </p>
      {reason && <p>{text.decidedWhy(reason)}</p>}
      {lost && <p>{text.notTaken(lost)}</p>}
      <div>
        <Button tall look="main" shortcut="j" onClick={onNext}>
          {text.next}
        </Button>
      </div>
    </Deciding>
  );
}

function Acts({ item, onNext, onBack, onRefused, onLost }: DecideBarProps & { onLost: (act: string) => void }) {
  const { id, kind, isAppeal, lock, judged } = item;
  const say = useToast();
  const now = useNow(1_000);
  const [judge, { isLoading }] = useJudgeMutation();
  const [undo] = useUndoMutation();
  const [choice, setChoice] = useState<number | null>(guess[item.reason ?? ''] ?? null);
  const [other, setOther] = useState('');
  const [banning, setBanning] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const isStale = useIsStale();
  const mayAct = useMay('moderation.act');
  const [mayMute, mayBan] = [useMay('members.mute'), useMay('members.ban')];
  const isTheirs = lock !== null && lock !== undefined && !lock.mine && lock.until > now;
  const can = mayAct && !isStale && !isLoading && !isTheirs;
  const reason = choice === null ? '' : choice === OTHER ? other.trim() : (text.choices[choice] ?? '');

  const send = async (act: Act) => {
    const removes = act !== 'pass';
    if (removes && reason === '') return void say(text.reasonFirst, { bad: true });
    const done = await judge({
      id,
      remove: removes,
      ...(removes && { reason }),
      ...((act === 'warn' || act === 'mute' || act === 'ban') && { sanction: act }),
      ...(act === 'mute' && { muteDays: MUTE_DAYS }),
    });
    if (done.error) {
      if (refusedCode(done.error) === code.alreadyDone) onLost(text.keys[act]);
      if (refusedCode(done.error) !== undefined) onRefused();
      return void say(faultText(done.error), { bad: true });
    }
    const takeBack = async () => {
      const undone = await undo({ id });
      say(undone.error ? faultText(undone.error) : text.undone, { bad: undone.error !== undefined });
      if (!undone.error) onBack();
    };
    say(text.done[act], { undo: () => void takeBack() });
    onNext();
  };
  const ask = () => (reason === '' ? say(text.reasonFirst, { bad: true }) : setBanning(true));
  // The key that chooses it is not typed into it: the field is there with the next render.
  useEffect(() => {
    if (choice === OTHER) field.current?.focus();
  }, [choice]);

  const hard = can && !isAppeal;
  useKeys([
    {
      key: ['1', '2', '3', '4'],
      shown: '1–4',
      label: text.reasonKey,
      when: can,
      run: (key) => setChoice(Number(key) - 1),
    },
    { key: 'a', label: isAppeal ? text.acts.grant : text.keys.pass, when: can, run: () => void send('pass') },
    { key: 'x', label: isAppeal ? text.acts.uphold : text.keys.remove, when: can, run: () => void send('remove') },
    { key: 'w', label: text.keys.warn, when: hard, run: () => void send('warn') },
    { key: 'b', label: text.keys.mute, when: hard && mayMute, run: () => void send('mute') },
    { key: 'B', label: text.keys.ban, when: hard && mayBan, run: ask },
    { key: 's', label: text.keys.skip, run: onNext },
  ]);
  if (!mayAct) return null;
  return (
    <Deciding data-decisions="">
      {isTheirs && <p role="status">{text.colleague(lock.staff, spanText(lock.until - now))}</p>}
      <fieldset>
        <legend>{text.reason}</legend>
        {text.choices.map((label, at) => (
          <Choice key={label} type="button" aria-pressed={choice === at} disabled={!can} onClick={() => setChoice(at)}>
            <Kbd aria-hidden="true">{at + 1}</Kbd>
            {label}
          </Choice>
        ))}
        {choice === OTHER && (
          <input
            ref={field}
            aria-label={text.otherReason}
            placeholder={text.otherReason}
            maxLength={200}
            value={other}
            onChange={(event) => setOther(event.target.value)}
          />
        )}
        <small>{text.authorSees}</small>
      </fieldset>
      <div>
        <Button tall shortcut="a" disabled={!can} onClick={() => void send('pass')}>
          {isAppeal ? text.acts.grant : text.acts.pass}
        </Button>
        <Button tall look="main" shortcut="x" disabled={!can} onClick={() => void send('remove')}>
          {isAppeal ? text.acts.uphold : text.acts.remove}
        </Button>
        {!isAppeal && (
          <>
            <Button tall shortcut="w" disabled={!can} onClick={() => void send('warn')}>
              {text.acts.warn}
            </Button>
            {mayMute && (
              <Button tall shortcut="b" disabled={!can} onClick={() => void send('mute')}>
                {text.acts.mute(MUTE_DAYS)}
              </Button>
            )}
            {mayBan && (
              <Button tall look="grave" shortcut="B" disabled={!can} onClick={ask}>
                {text.acts.ban}
              </Button>
            )}
          </>
        )}
        <Button tall shortcut="s" onClick={onNext}>
          {text.acts.skip}
        </Button>
      </div>
      {banning && (
        <BanDialog
          name={judged.name}
          kind={text.kinds[kind]}
          reason={reason}
          onBan={() => {
            setBanning(false);
            void send('ban');
          }}
          onClose={() => setBanning(false)}
        />
      )}
    </Deciding>
  );
}
