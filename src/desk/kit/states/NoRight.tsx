import type { ReactNode } from 'react';
import type { Permission } from '@/contract/desk/permissions';
import { useSelf } from '@/desk/session/useSelf';
import { kitText } from '@/text/desk/kit';
import { permissionText, roleText } from '@/text/desk/permissions';
import { Face, FaceActs } from './states.styles';

/** The role lacks what this needs: says which, and where else to go. */
export function NoRight({ needs, acts }: { needs: Permission; acts?: ReactNode }) {
  const { role } = useSelf();
  return (
    <Face>
      <h2>{kitText.noRight(permissionText[needs])}</h2>
      <p>{kitText.noRightMore(roleText[role])}</p>
      {acts && <FaceActs>{acts}</FaceActs>}
    </Face>
  );
}
