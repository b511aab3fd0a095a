import { useState } from 'react';
import { useAppDispatch, usePorts } from '@/kernel/hooks';
import { overlayEvents } from '@/shell/overlays/overlaysSlice';
import type { OverlayViewProps } from '@/shell/overlays/overlayView';
import { supportCaseText } from '@/text/supportCase';
import { supportMenuText as text } from '@/text/supportMenu';
import { Button, LinkButton } from '@/ui/button/Button';
import { TextArea } from '@/ui/field/Field';
import { Sheet } from '@/ui/sheet/Sheet';
import { Switch } from '@/ui/switch/Switch';
import { stopRecording } from './makeExport';
import { Refused, Said, Stack, Toggle, Tools } from './support.styles';
import { type Outcome, useExport } from './useExport';

/** Recording on or off, a note, export in three shapes, sharing, and the way to the replay page. */
export function SupportSheet({ open, top, onCloseAsked, onClosed }: OverlayViewProps) {
  const ports = usePorts();
  const dispatch = useAppDispatch();
  const [note, setNote] = useState('');
  const { busy, outcome, save, share } = useExport(note.trim());
  const [stopped, setStopped] = useState(ports.tape.stopped);
  const nothing = ports.tape.entries.length === 0;
  const stop = () => {
    setStopped('byMember');
    void stopRecording(ports);
  };
  return (
    <Sheet
      {...{ open, top, onCloseAsked, onClosed }}
      title={text.title}
      note={text.note}
      actions={
        <Button tone="main" size="l" block busy={busy} disabled={nothing} onClick={() => save('session.json')}>
          {text.export}
        </Button>
      }
    >
      <Stack>
        {stopped === 'byMember' ? (
          <Button tone="tint" block onClick={() => ports.document.reload()}>
            {text.restart}
          </Button>
        ) : (
          <Toggle>
            <span>
              {text.record}
              <small>{stopped === 'full' ? text.full : text.recorded(ports.tape.entries.length)}</small>
            </span>
            <Switch checked onChange={stop} />
          </Toggle>
        )}
        <p>{stopped === 'byMember' ? text.off : text.safe}</p>
        {ports.tape.support && <p>{text.code(ports.tape.support)}</p>}
        <TextArea
          label={text.describe}
          placeholder={text.placeholder}
          value={note}
          limit={text.longest}
          maxLength={text.longest}
          rows={3}
          onChange={setNote}
        />
        <Outcomes outcome={outcome} />
        <Button
          tone="tint"
          block
          disabled={nothing}
          onClick={() => dispatch(overlayEvents.opened({ kind: 'support-case', data: { from: 'menu' } }))}
        >
          {supportCaseText.menu}
        </Button>
        {ports.share.canShare && (
          <Button tone="line" block busy={busy} disabled={nothing} onClick={share}>
            {text.share}
          </Button>
        )}
        <Tools>
          <summary>{text.forTools}</summary>
          <Button block busy={busy} disabled={nothing} onClick={() => save('devtools.json')}>
            {text.lifted}
          </Button>
          <Button block busy={busy} disabled={nothing} onClick={() => save('actions.json')}>
            {text.actions}
          </Button>
          <Button block onClick={() => dispatch(overlayEvents.opened({ kind: 'doctor' }))}>
            {text.doctor}
          </Button>
        </Tools>
        <LinkButton href="/__replay" target="_blank" rel="noopener" block>
          {text.replay}
        </LinkButton>
        <Said>{text.replayNote}</Said>
      </Stack>
    </Sheet>
  );
}

function Outcomes({ outcome }: { outcome: Outcome | undefined }) {
  if (outcome && 'leaks' in outcome) {
    return (
      <Refused role="alert">
        <p>{text.refused}</p>
        <ul>
          {outcome.leaks.slice(0, 5).map(({ s, path, kind }) => (
            <li key={`${s}${path}`}>{text.leak(s, path, text.kinds[kind])}</li>
          ))}
        </ul>
      </Refused>
    );
  }
  return <Said role="status">{outcome?.said}</Said>;
}
