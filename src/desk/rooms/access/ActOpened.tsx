import { Link } from 'react-router';
import type { Act } from '@/contract/desk/acts';
import { Ident } from '@/desk/kit/ident/Ident';
import { useRoomPath } from '@/desk/kit/room/openRooms';
import { accessText } from '@/text/desk/access';
import { subjectText } from '@/text/desk/acts';
import { roleText } from '@/text/desk/permissions';
import { Opened } from './access.styles';
import { beforeAfter, type Line } from './beforeAfter';

/** What stood before an act and what after it, side by side, and what it belongs to. */
export function ActOpened({ act }: { act: Act }) {
  const { before, after } = beforeAfter(act.before, act.after);
  const path = useRoomPath()('members', act.uid ?? '');
  return (
    <Opened>
      {before === null && after === null ? (
        accessText.noChange
      ) : (
        <div data-sides="">
          <SideOf title={accessText.before} none={accessText.nothingBefore} lines={before} mark="was" />
          <SideOf title={accessText.after} none={accessText.nothingAfter} lines={after} mark="is" />
        </div>
      )}
      <footer>
        <span>
          {accessText.role} {roleText[act.role]}
        </span>
        <code>{act.kind}</code>
        <span>
          trace <Ident id={act.traceId} />
        </span>
        {act.uid && (
          <span>
            {accessText.member} <Ident id={act.uid} {...(path !== undefined && { to: path })} />
          </span>
        )}
        <Link data-end="" to={`/access/log?subject=${act.subject}&subjectId=${encodeURIComponent(act.subjectId)}`}>
          {accessText.onlyAbout(`${subjectText[act.subject]} ${act.subjectId}`)}
        </Link>
      </footer>
    </Opened>
  );
}

interface SideProps {
  title: string;
  none: string;
  lines: readonly Line[] | null;
  mark: 'was' | 'is';
}

function SideOf({ title, none, lines, mark }: SideProps) {
  return (
    <div data-side="">
      <h3>{title}</h3>
      {lines === null ? (
        <p>{none}</p>
      ) : (
        <dl>
          {lines.map(({ path, value, differs }) => (
            <div key={path} style={{ display: 'contents' }}>
              <dt>{path}</dt>
              <dd {...(differs && { [`data-${mark}`]: '' })}>{value}</dd>
            </div>
          ))}
        </dl>
      )}
    </div>
  );
}
