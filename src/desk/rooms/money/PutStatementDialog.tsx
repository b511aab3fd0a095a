import { useState } from 'react';
import { useAct } from '@/desk/kit/act/useAct';
import { DayField } from '@/desk/kit/date/DayField';
import { isDayOrNone } from '@/desk/kit/date/typedDay';
import { Dialog } from '@/desk/kit/dialog/Dialog';
import { SelectField } from '@/desk/kit/field/SelectField';
import { moneyDeskText as text } from '@/text/desk/money';
import { statementText as words } from '@/text/desk/statements';
import { FileField } from './money.styles';
import { useMoneyFactsQuery, usePutStatementMutation } from './moneyApi';

interface PutStatementDialogProps {
  onPut: (id: number) => void;
  onClose: () => void;
}

/** Takes a provider's file of a day. */
export function PutStatementDialog({ onPut, onClose }: PutStatementDialogProps) {
  const { data: facts } = useMoneyFactsQuery({});
  const [payType, setPayType] = useState('');
  const [day, setDay] = useState('');
  const [file, setFile] = useState<{ name: string; text: string } | null>(null);
  const { run, fault, busy } = useAct<{ id: number; differences: number }>(onClose);
  const [put] = usePutStatementMutation();
  const send = async () => {
    if (file === null) return;
    const wish = { payType, day, fileName: file.name.slice(-120), text: file.text };
    await run(put(wish), ({ id, differences }) => {
      onPut(id);
      return words.done(differences);
    });
  };
  // Read as it is chosen: a file that is mended on the disk afterwards can no longer be read.
  const choose = async (chosen: File | undefined) =>
    setFile(chosen === undefined ? null : { name: chosen.name, text: await chosen.text() });
  return (
    <Dialog
      title={words.putTitle}
      note={words.putNote}
      recorded={words.putRecorded}
      fault={fault}
      main={{
        label: words.putRun,
        disabled: payType === '' || !isDayOrNone(day) || day === '' || file === null,
        busy,
        run: () => void send(),
      }}
      onClose={onClose}
    >
      <SelectField
        label={text.way}
        value={payType}
        first
        options={[
          { value: '', label: words.chooseWay },
          ...(facts?.payTypes ?? []).map(({ payType: value, name }) => ({ value, label: name })),
        ]}
        onChange={setPayType}
      />
      <DayField label={words.day} value={day} onChange={setDay} />
      <FileField>
        <span>{words.file}</span>
        <input
          type="file"
          accept=".csv,text/csv,text/plain"
          // The same file, once mended, is a choice again.
          onClick={(event) => {
            event.currentTarget.value = '';
          }}
          onChange={(event) => void choose(event.target.files?.[0])}
        />
      </FileField>
      <p>{words.format}</p>
    </Dialog>
  );
}
