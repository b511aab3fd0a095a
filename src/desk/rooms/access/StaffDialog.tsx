import { useState } from 'react';
import type { StaffRow } from '@/contract/desk/staff';
import { Dialog } from '@/desk/kit/dialog/Dialog';
import { SelectField } from '@/desk/kit/field/SelectField';
import { faultText } from '@/desk/kit/states/faultText';
import { useToast } from '@/desk/kit/toast/ToastProvider';
import { accessText } from '@/text/desk/access';
import { roleText } from '@/text/desk/permissions';
import { roleOptions } from './AddStaff';
import { useChangeStaffMutation, useRenewStaffMutation } from './accessApi';
import { LinkDialog } from './LinkDialog';

/** What is done to somebody of the staff. */
export type StaffAct = 'role' | 'disable' | 'enable' | 'renew';

interface StaffDialogProps {
  row: StaffRow;
  onClose: () => void;
}

/** Asks once more before somebody's way in changes, and says what will be written down. */
export function StaffDialog({ act, ...rest }: StaffDialogProps & { act: StaffAct }) {
  switch (act) {
    case 'role':
      return <ChangeRole {...rest} />;
    case 'renew':
      return <Renew {...rest} />;
    case 'disable':
    case 'enable':
      return <Switch {...rest} />;
  }
}

/** Changes somebody, says so and closes. */
function useChange({ row, onClose }: StaffDialogProps) {
  const say = useToast();
  const [change, { error, isLoading }] = useChangeStaffMutation();
  const run = async (fields: Pick<Partial<StaffRow>, 'role' | 'active'>) => {
    const answer = await change({ id: row.id, ...fields });
    if (answer.error !== undefined) return;
    say(accessText.changed(row.name));
    onClose();
  };
  return { run, fault: error !== undefined && faultText(error), busy: isLoading };
}

function ChangeRole({ row, onClose }: StaffDialogProps) {
  const [role, setRole] = useState(row.role);
  const { run, fault, busy } = useChange({ row, onClose });
  return (
    <Dialog
      title={accessText.changeTitle(row.name)}
      note={accessText.changeNote}
      recorded={accessText.changeRecorded(row.name, roleText[row.role], roleText[role])}
      fault={fault}
      main={{ label: accessText.changeRun, disabled: role === row.role, busy, run: () => void run({ role }) }}
      onClose={onClose}
    >
      <SelectField label={accessText.role} first value={role} options={roleOptions} onChange={setRole} />
    </Dialog>
  );
}

function Switch({ row, onClose }: StaffDialogProps) {
  const { run, fault, busy } = useChange({ row, onClose });
  const isOn = row.active;
  return (
    <Dialog
      title={isOn ? accessText.disableTitle(row.name) : accessText.enableTitle(row.name)}
      note={isOn ? accessText.disableNote : accessText.enableNote}
      recorded={isOn ? accessText.disableRecorded(row.name) : accessText.enableRecorded(row.name)}
      fault={fault}
      main={{
        label: isOn ? accessText.disable : accessText.enable,
        grave: isOn,
        busy,
        run: () => void run({ active: !isOn }),
      }}
      onClose={onClose}
    />
  );
}

function Renew({ row, onClose }: StaffDialogProps) {
  const [renew, { data, error, isLoading }] = useRenewStaffMutation();
  if (data) return <LinkDialog name={row.name} link={data.link} onClose={onClose} />;
  return (
    <Dialog
      title={accessText.renewTitle(row.name)}
      note={accessText.renewNote}
      recorded={accessText.renewRecorded(row.name)}
      fault={error !== undefined && faultText(error)}
      main={{ label: accessText.renew, grave: true, busy: isLoading, run: () => void renew({ id: row.id }) }}
      onClose={onClose}
    />
  );
}
