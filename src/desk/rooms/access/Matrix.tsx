import { Fragment } from 'react';
import {
  DIAMONDS_ALONE,
  may,
  PERMISSIONS,
  type Permission,
  REFUND_ALONE_FEN,
  ROLES,
  type Role,
  VIP_ALONE_DAYS,
} from '@/contract/desk/permissions';
import type { StaffRow } from '@/contract/desk/staff';
import { Chip } from '@/desk/kit/chip/Chip';
import { Scroll } from '@/desk/kit/room/room.styles';
import { Table } from '@/desk/kit/table/table.styles';
import { useSelf } from '@/desk/session/useSelf';
import { groupThousands } from '@/lib/format/groupThousands';
import { yuan } from '@/lib/format/money';
import { accessText } from '@/text/desk/access';
import { permissionGroups, permissionText, roleText } from '@/text/desk/permissions';
import { Dot, Spoken } from './access.styles';

/** Up to how much a role does something alone; null: there is no such limit. */
function limitOf(role: Role, permission: Permission): string | null {
  if (permission === 'members.diamonds') return accessText.upTo(groupThousands(DIAMONDS_ALONE[role]));
  if (permission === 'members.vip') return accessText.upToDays(VIP_ALONE_DAYS[role]);
  if (permission === 'money.refund') return accessText.upToYuan(yuan(REFUND_ALONE_FEN[role]));
  return null;
}

function Cell({ role, permission }: { role: Role; permission: Permission }) {
  if (!may(role, permission))
    return (
      <>
        <Dot data-no="" />
        <Spoken>{accessText.mayNot}</Spoken>
      </>
    );
  const limit = limitOf(role, permission);
  if (limit !== null)
    return (
      <span title={accessText.upToMore}>
        <Chip tone="blue">{limit}</Chip>
      </span>
    );
  return (
    <>
      <Dot />
      <Spoken>{accessText.may}</Spoken>
    </>
  );
}

/** Permissions in words, roles as columns; the own role's name is blue. Behind a role stands how many have it, if known. */
export function Matrix({ staff }: { staff: readonly StaffRow[] | undefined }) {
  const self = useSelf();
  const countOf = (role: Role) => staff?.filter((each) => each.role === role).length;
  return (
    <Scroll tabIndex={0} role="region" aria-label={accessText.matrix}>
      <Table data-dense="">
        <thead>
          <tr>
            <th scope="col">{accessText.permission}</th>
            {ROLES.map((role) => (
              <th key={role} scope="col" data-mid="" data-own={role === self.role ? '' : undefined}>
                {roleText[role]} {countOf(role)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {permissionGroups.map(({ title, areas }) => (
            <Fragment key={title}>
              <tr data-plain="">
                <th scope="rowgroup" colSpan={ROLES.length + 1}>
                  {title}
                </th>
              </tr>
              {PERMISSIONS.filter((each) => areas.includes(each.split('.')[0] ?? '')).map((permission) => (
                <tr key={permission} data-plain="">
                  <th scope="row" title={permission}>
                    {permissionText[permission]}
                  </th>
                  {ROLES.map((role) => (
                    <td key={role} data-mid="">
                      <Cell role={role} permission={permission} />
                    </td>
                  ))}
                </tr>
              ))}
            </Fragment>
          ))}
        </tbody>
      </Table>
    </Scroll>
  );
}
