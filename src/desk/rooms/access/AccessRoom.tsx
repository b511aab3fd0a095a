import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { PERMISSIONS, ROLES } from '@/contract/desk/permissions';
import { Button } from '@/desk/kit/button/Button';
import { Panes } from '@/desk/kit/room/Panes';
import { Room as Frame } from '@/desk/kit/room/Room';
import { useHasBoth } from '@/desk/kit/room/useWide';
import { Segments } from '@/desk/kit/segments/Segments';
import { hourText } from '@/desk/kit/time/timeText';
import { useMay } from '@/desk/session/useSelf';
import { accessText } from '@/text/desk/access';
import { frameText } from '@/text/desk/frame';
import { ActsLog } from './ActsLog';
import { AddStaff } from './AddStaff';
import { useStaffQuery } from './accessApi';
import { Matrix } from './Matrix';
import { SecondPersons } from './SecondPersons';
import { Sessions } from './Sessions';
import { StaffList } from './StaffList';
import { useActs } from './useActs';

type View = 'matrix' | 'staff' | 'sessions' | 'log';

/** Who may do what, who sits at the desk, and everything that they did. */
export function Room() {
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const hasBoth = useHasBoth();
  const [isAdding, setAdding] = useState(false);
  const maySee = useMay('staff.see');
  const mayAct = useMay('staff.act');
  const { data: staff } = useStaffQuery({}, { skip: !maySee });
  const { fulfilledTimeStamp } = useActs().acts;
  const asked = pathname.split('/')[2];
  const view: View = asked === 'sessions' || asked === 'log' || (asked === 'staff' && maySee) ? asked : 'matrix';
  // Beside the log there is always something; by itself the log is an address.
  const left = view === 'log' && hasBoth ? 'matrix' : view;
  const views = [
    { value: 'matrix' as const, label: accessText.matrix },
    ...(maySee ? [{ value: 'staff' as const, label: accessText.staff, count: staff?.records.length }] : []),
    { value: 'sessions' as const, label: accessText.sessions },
    ...(hasBoth ? [] : [{ value: 'log' as const, label: accessText.log }]),
  ];
  return (
    <Frame
      title={frameText.rooms.access}
      facts={[
        accessText.facts(ROLES.length, PERMISSIONS.length),
        ...(staff ? [accessText.staffCount(staff.records.length)] : []),
      ].join(' · ')}
      status={fulfilledTimeStamp && accessText.updated(hourText(fulfilledTimeStamp, true))}
      actions={
        <>
          <Segments
            label={accessText.views}
            value={left}
            options={views}
            onChange={(next) => void navigate(next === 'matrix' ? '/access' : `/access/${next}`)}
          />
          {mayAct && (
            <Button look="main" onClick={() => setAdding(true)}>
              {accessText.add}
            </Button>
          )}
        </>
      }
    >
      <Panes
        list={
          left === 'staff' ? (
            <StaffList />
          ) : left === 'sessions' ? (
            <Sessions />
          ) : (
            <Matrix staff={staff?.records.filter(({ active }) => active)} />
          )
        }
        listLabel={views.find(({ value }) => value === left)?.label}
        listWidth="clamp(500px, 38vw, 548px)"
        isOpen={view === 'log'}
      >
        <ActsLog hasKeys={left !== 'staff'} />
        <SecondPersons />
      </Panes>
      {isAdding && <AddStaff onClose={() => setAdding(false)} />}
    </Frame>
  );
}
