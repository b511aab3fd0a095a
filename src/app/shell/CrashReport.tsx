import { Suspense, useEffect, useState } from 'react';
import { LATER } from '@/app/effects/laterChunk';
import type { Exported } from '@/app/recorder/exportSession';
import type { SessionFile } from '@/app/replay/sessionFile';
import { useAppDispatch } from '@/kernel/hooks';
import type { Ports } from '@/kernel/ports';
import { chunkEvents } from '@/shell/chunks/chunksSlice';
import { crashText as say } from '@/text/crash';
import { Button } from '@/ui/button/Button';
import { lateView } from '@/ui/late/lateView';
import { List, Report, Row, Said } from './crashReport.styles';

const seconds = (ms: number) => (ms / 1_000).toFixed(1);

const CrashCase = lateView(() =>
  import(/* webpackChunkName: "support-case" */ '@/features/support/CrashCase').then((m) => m.CrashCase),
);

function LastActions({ entries }: Pick<SessionFile, 'entries'>) {
  return (
    <details>
      <summary>{say.last(entries.length)}</summary>
      <List>
        {[...entries].reverse().map(({ s, t, a }) => (
          <Row key={s}>
            <code>{a.type}</code>
            <span>{say.at(seconds(t))}</span>
          </Row>
        ))}
      </List>
    </details>
  );
}

/** After a crash: what was done last, shown before it may be saved. */
export function CrashReport({ ports }: { ports: Ports }) {
  const dispatch = useAppDispatch();
  const [made, setMade] = useState<Exported>();
  const [saved, setSaved] = useState(false);
  useEffect(() => {
    let here = true;
    const give = (report: Exported | undefined) => here && setMade(report);
    // Code that cannot be loaded, or a log that cannot be read: then there is no report, and the page above still helps.
    import(/* webpackChunkName: "recorder" */ '@/app/recorder/crashReport')
      .then(({ crashReport }) => crashReport(ports))
      .then(give, (fault) => ports.log.warn('No crash report could be made', fault));
    return () => {
      here = false;
    };
  }, [ports]);
  if (!made) return null;
  if (!made.ok) return <Said>{say.refused}</Said>;
  const { file, text } = made;
  const save = async () => {
    const { saveText } = await import(/* webpackChunkName: "recorder" */ '@/app/recorder/saveText');
    saveText(ports, say.fileName(file.header.id.slice(0, 8)), text);
    setSaved(true);
  };
  return (
    <Report aria-label={say.title}>
      <h2>{say.title}</h2>
      <p>{say.note}</p>
      {ports.tape.support && <p>{say.code(ports.tape.support)}</p>}
      <LastActions entries={file.entries} />
      <Suspense>
        {/* A page that broke before the effects came still gets them. */}
        <CrashCase onAsked={() => dispatch(chunkEvents.wanted({ name: LATER }))} />
      </Suspense>
      <Button tone="line" block onClick={save}>
        {say.save}
      </Button>
      {saved && <Said role="status">{say.saved}</Said>}
    </Report>
  );
}
