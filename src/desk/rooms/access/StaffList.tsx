import { useState } from 'react';
import type { StaffRow } from '@/contract/desk/staff';
import { useKeys } from '@/desk/keys/useKeys';
import { Answer } from '@/desk/kit/answer/Answer';
import { Button } from '@/desk/kit/button/Button';
import { Chip } from '@/desk/kit/chip/Chip';
import { useRowList } from '@/desk/kit/list/useRowList';
import { DecisionBar, Scroll } from '@/desk/kit/room/room.styles';
import { Table } from '@/desk/kit/table/table.styles';
import { Moment } from '@/desk/kit/time/Moment';
import { useMay, useSelf } from '@/desk/session/useSelf';
import { accessText } from '@/text/desk/access';
import { roleText } from '@/text/desk/permissions';
import { useStaffQuery } from './accessApi';
import { type StaffAct, StaffDialog } from './StaffDialog';

const idOf = ({ id }: StaffRow): string => `staff-${id}`;

/** Who sits at the desk, and what is done about it. */
export function StaffList() {
  return (
    <Answer of={useStaffQuery({})} what={accessText.staff} rows={8}>
      {({ records }) => <Rows staff={records} />}
    </Answer>
  );
}

function Rows({ staff }: { staff: readonly StaffRow[] }) {
  const self = useSelf();
  const mayAct = useMay('staff.act');
  const [act, setAct] = useState<{ kind: StaffAct; row: StaffRow } | null>(null);
  const { chosen, rowProps } = useRowList({ rows: staff, idOf });
  // Nobody changes themselves.
  const row = mayAct && chosen !== null && chosen.id !== self.id ? chosen : null;
  const acts: { kind: StaffAct; key: string; label: string }[] = [
    { kind: 'role', key: 'e', label: accessText.change },
    { kind: 'renew', key: 'n', label: accessText.renew },
    row?.active === false
      ? { kind: 'enable', key: 'B', label: accessText.enable }
      : { kind: 'disable', key: 'B', label: accessText.disable },
  ];
  useKeys(
    acts.map(({ kind, key, label }) => ({
      ...{ key, label },
      when: row !== null,
      run: () => row && setAct({ kind, row }),
    })),
  );
  return (
    <>
      <Scroll tabIndex={0} role="region" aria-label={accessText.staff}>
        <Table>
          <thead>
            <tr>
              <th scope="col">{accessText.name}</th>
              <th scope="col">{accessText.role}</th>
              <th scope="col">{accessText.state}</th>
              <th scope="col">{accessText.seen}</th>
            </tr>
          </thead>
          <tbody>
            {staff.map((each) => (
              <tr key={each.id} {...rowProps(each)}>
                <td>
                  {each.name} {each.id === self.id && <Chip>{accessText.you}</Chip>}
                </td>
                <td>{roleText[each.role]}</td>
                <td>
                  <StateOf row={each} />
                </td>
                <td data-dim="">{each.lastSeenAt ? <Moment at={each.lastSeenAt} /> : accessText.never}</td>
              </tr>
            ))}
          </tbody>
        </Table>
      </Scroll>
      {row && (
        <DecisionBar>
          {acts.map(({ kind, key, label }) => (
            <Button
              key={kind}
              tall
              shortcut={key}
              {...(kind === 'disable' && { look: 'grave' as const })}
              onClick={() => setAct({ kind, row })}
            >
              {label}
            </Button>
          ))}
        </DecisionBar>
      )}
      {act && <StaffDialog act={act.kind} row={act.row} onClose={() => setAct(null)} />}
    </>
  );
}

function StateOf({ row: { active, ready } }: { row: StaffRow }) {
  if (!active) return <Chip>{accessText.disabled}</Chip>;
  return ready ? <Chip tone="green">{accessText.active}</Chip> : <Chip tone="amber">{accessText.notReady}</Chip>;
}
