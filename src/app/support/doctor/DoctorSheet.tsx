import { useState } from 'react';
import type { OverlayViewProps } from '@/shell/overlays/overlayView';
import { doctorText as text } from '@/text/doctor';
import { Button } from '@/ui/button/Button';
import { Field } from '@/ui/field/Field';
import { Sheet } from '@/ui/sheet/Sheet';
import { DoctorReport } from './DoctorReport';
import { Said, Stack } from './doctor.styles';
import { useDoctor } from './useDoctor';

const isAddress = (address: string) => /^$|^\/(?!\/)\S*$|^https?:\/\/\S+$/.test(address.trim());

/** Asks the server behind the app, or another one, whether it answers as agreed; reads, and nothing else. */
export function DoctorSheet({ open, top, onCloseAsked, onClosed }: OverlayViewProps) {
  const [address, setAddress] = useState('');
  const { check, start, stop, own, isMember } = useDoctor(address);
  const good = isAddress(address);
  const asking = check.at === 'asking';
  return (
    <Sheet
      {...{ open, top, onCloseAsked, onClosed }}
      title={text.title}
      note={text.note}
      actions={
        <Button tone={asking ? 'plain' : 'main'} size="l" block disabled={!good} onClick={asking ? stop : start}>
          {asking ? text.stop : check.at === 'idle' ? text.start : text.again}
        </Button>
      }
    >
      <Stack>
        <Field
          label={text.address}
          placeholder={text.addressHint}
          value={address}
          inputMode="url"
          autoCapitalize="none"
          disabled={asking}
          error={good ? undefined : text.badAddress}
          onChange={setAddress}
        />
        <Said>{isMember ? text.asMember : own ? text.asGuest : text.asStranger}</Said>
        <DoctorReport check={check} />
      </Stack>
    </Sheet>
  );
}
