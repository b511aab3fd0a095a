import { useState } from 'react';
import { usePorts } from '@/kernel/hooks';
import { doctorText as text } from '@/text/doctor';
import { Button } from '@/ui/button/Button';
import { Bar, Call, Faults, Left, Page, Said, Verdict } from './doctor.styles';
import { type Finding, faultsByPage, isFault } from './findings';
import type { Check } from './useDoctor';
import { pageName, wordsOf } from './words';

/** How far the check is, and what it found: by page, the page with most faults first. */
export function DoctorReport({ check }: { check: Check }) {
  if (check.at === 'idle') return null;
  if (check.at === 'asking') {
    return (
      <Verdict role="status">
        <p>{text.progress(check.done, check.all)}</p>
        <Bar value={check.done} max={Math.max(1, check.all)} aria-label={text.title} />
      </Verdict>
    );
  }
  if (check.at === 'unreachable') {
    return (
      <Verdict role="alert" data-tone="bad">
        <strong>{text.unreachable}</strong>
        <p>{text.unreachableNote}</p>
      </Verdict>
    );
  }
  return <Done findings={check.findings} />;
}

function Done({ findings }: { findings: readonly Finding[] }) {
  const ports = usePorts();
  const [copied, setCopied] = useState<boolean>();
  const faults = findings.filter(isFault).length;
  const asked = findings.filter(({ verdict }) => verdict.at !== 'skipped').length;
  const copy = async () => setCopied(await ports.share.copy(JSON.stringify(findings.filter(isFault), null, 2)));
  return (
    <>
      <Verdict role="status" data-tone={faults === 0 ? 'good' : 'bad'}>
        <strong>{faults === 0 ? text.good : text.bad(faults)}</strong>
        <p>{faults === 0 ? text.goodNote(asked) : text.badNote(asked)}</p>
      </Verdict>
      {faultsByPage(findings).map(([page, of]) => (
        <Page key={page}>
          <summary>
            <span>{pageName(page)}</span>
            <small>{text.faults(of.length)}</small>
          </summary>
          <Faults>
            {of.map((finding) => (
              <Fault key={finding.name} finding={finding} />
            ))}
          </Faults>
        </Page>
      ))}
      {faults > 0 && (
        <>
          <Button tone="line" block onClick={() => void copy()}>
            {text.copy}
          </Button>
          <Said role="status">{copied === undefined ? '' : copied ? text.copied : text.notCopied}</Said>
        </>
      )}
      <LeftOut findings={findings} />
    </>
  );
}

function Fault({ finding: { method, path, name, verdict } }: { finding: Finding }) {
  const [, sample] = name.split('/');
  return (
    <li>
      <Call>
        <b>{method}</b> {path}
        {sample && <i> {sample}</i>}
      </Call>
      {wordsOf(verdict).map(({ where, what }) => (
        <p key={where}>
          {where !== '' && <code>{where}</code>} {what}
        </p>
      ))}
    </li>
  );
}

const REASONS = ['money', 'writes', 'login', 'nothing'] as const;

function LeftOut({ findings }: { findings: readonly Finding[] }) {
  const rows = REASONS.map((why) => ({
    why,
    count: findings.filter(({ verdict }) => verdict.at === 'skipped' && verdict.why === why).length,
  })).filter(({ count }) => count > 0);
  return (
    <Left>
      <h3>{text.leftTitle}</h3>
      <ul>
        {rows.map(({ why, count }) => (
          <li key={why}>{text.left[why](count)}</li>
        ))}
      </ul>
    </Left>
  );
}
