import { useState } from 'react';
import { useKeys } from '@/desk/keys/useKeys';
import { type Asked, useAct } from '@/desk/kit/act/useAct';
import { useReason } from '@/desk/kit/act/useReason';
import { Button } from '@/desk/kit/button/Button';
import { Dialog } from '@/desk/kit/dialog/Dialog';
import { useMay, useSelf } from '@/desk/session/useSelf';
import { maskedText as text } from '@/text/desk/masked';
import { Left } from './masked.styles';
import { show, useShown } from './shown';

interface MaskedProps<T> {
  /** What it is of: what is shown of one is nothing of the next. */
  of: string;
  masked: string;
  /** What it is, and whose. */
  title: string;
  recorded: string;
  /** The reason that the open case gives. */
  because?: string;
  ask: (reason: string) => PromiseLike<Asked<T>>;
  read: (data: T) => string | null | undefined;
}

/** Masked until somebody has said why; then for five minutes. */
export function Masked<T>({ of: what, masked, ...rest }: MaskedProps<T>) {
  // Whoever signs in next on this page has to say why themselves.
  const of = `${useSelf().id} ${what}`;
  const { text: shown, seconds } = useShown(of);
  const [asks, setAsks] = useState(false);
  const mayShow = useMay('members.unmask');
  const begin = () => setAsks(true);
  useKeys([{ key: 'u', label: text.key, when: mayShow && shown === null, run: begin }]);
  if (shown !== null)
    return (
      <>
        <code>{shown}</code> <Left>{text.shownFor(seconds)}</Left>
      </>
    );
  return (
    <>
      <code>{masked}</code>
      {mayShow && (
        <Button look="bare" onClick={begin}>
          {text.show}
        </Button>
      )}
      {asks && <UnmaskDialog of={of} {...rest} onClose={() => setAsks(false)} />}
    </>
  );
}

/** Asks why before it is shown. */
function UnmaskDialog<T>({
  of,
  title,
  recorded,
  because,
  ask,
  read,
  onClose,
}: Omit<MaskedProps<T>, 'masked'> & { onClose: () => void }) {
  const { reason, field } = useReason(text.reasons, because);
  const { run, fault, busy } = useAct<T>(onClose);
  const said = (data: T) => {
    const shown = read(data);
    if (shown) show(of, shown);
    return recorded;
  };
  return (
    <Dialog
      title={title}
      note={text.note}
      recorded={recorded}
      fault={fault}
      main={{ label: text.show, disabled: reason === '', busy, run: () => void run(ask(reason), said) }}
      onClose={onClose}
    >
      {field}
    </Dialog>
  );
}
