import { useState } from 'react';
import { code } from '@/contract/codes';
import { ROLES, type Role } from '@/contract/desk/permissions';
import { refusedCode } from '@/desk/api/deskFault';
import { Dialog } from '@/desk/kit/dialog/Dialog';
import { SelectField } from '@/desk/kit/field/SelectField';
import { TextField } from '@/desk/kit/field/TextField';
import { faultText } from '@/desk/kit/states/faultText';
import { accessText } from '@/text/desk/access';
import { roleText } from '@/text/desk/permissions';
import { useAddStaffMutation } from './accessApi';
import { LinkDialog } from './LinkDialog';

/** Roles to choose from. */
export const roleOptions = ROLES.map((value) => ({ value, label: roleText[value] }));

/** Adds somebody to the staff; what comes of it is the link that sets their password. */
export function AddStaff({ onClose }: { onClose: () => void }) {
  const [name, setName] = useState('');
  const [role, setRole] = useState<Role>('support');
  const [add, { data, error, isLoading }] = useAddStaffMutation();
  if (data) return <LinkDialog name={name.trim()} link={data.link} onClose={onClose} />;
  const isTaken = refusedCode(error) === code.taken;
  return (
    <Dialog
      title={accessText.add}
      note={accessText.addNote}
      recorded={accessText.addRecorded(name.trim(), roleText[role])}
      fault={error !== undefined && !isTaken && faultText(error)}
      main={{
        label: accessText.addRun,
        disabled: name.trim() === '',
        busy: isLoading,
        run: () => void add({ name: name.trim(), role }),
      }}
      onClose={onClose}
    >
      <TextField
        label={accessText.name}
        value={name}
        first
        maxLength={20}
        problem={isTaken ? accessText.nameTaken : undefined}
        onChange={setName}
      />
      <SelectField label={accessText.role} value={role} options={roleOptions} onChange={setRole} />
    </Dialog>
  );
}
