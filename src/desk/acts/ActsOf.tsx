import { Link } from 'react-router';
import type { Subject } from '@/contract/desk/acts';
import { FactsSection } from '@/desk/kit/facts/Facts';
import { Happened } from '@/desk/kit/facts/facts.styles';
import { useRoomPath } from '@/desk/kit/room/openRooms';
import { Moment } from '@/desk/kit/time/Moment';
import { actsOfText, actText } from '@/text/desk/acts';
import { useActsOfQuery } from './actsApi';

const SHOWN = 5;

interface ActsOfProps {
  subject: Subject;
  id: number | string;
  /** What is said nowhere else beside the thing; everything without it. */
  only?: readonly string[];
  /** It stands in a form. */
  bare?: boolean;
}

/** What the staff did to a thing, the newest first, beside the thing; nothing where nobody did anything. */
export function ActsOf({ subject, id, only, bare = false }: ActsOfProps) {
  const subjectId = String(id);
  const { currentData } = useActsOfQuery({ subject, subjectId });
  const log = useRoomPath()('access', 'log');
  const acts = (currentData?.records ?? []).filter(({ kind }) => only?.includes(kind) ?? true);
  if (acts.length === 0) return null;
  const to = `${log}?${new URLSearchParams({ subject, subjectId })}`;
  return (
    <FactsSection bare={bare} title={actsOfText.title} note={log && <Link to={to}>{actsOfText.all}</Link>}>
      <Happened>
        {acts.slice(0, SHOWN).map((act) => (
          <li key={act.id}>
            {actsOfText.done(actText[act.kind] ?? act.kind, act.reason)}
            <small>
              <Moment at={act.at} /> · {act.staff}
            </small>
          </li>
        ))}
      </Happened>
    </FactsSection>
  );
}
