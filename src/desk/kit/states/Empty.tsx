import type { ReactNode } from 'react';
import { Face, FaceActs } from './states.styles';

/** Nothing is here: whether all is done or only filtered away, and where to go on. */
export function Empty({ title, children, acts }: { title: string; children?: ReactNode; acts?: ReactNode }) {
  return (
    <Face>
      <h2>{title}</h2>
      {children && <p>{children}</p>}
      {acts && <FaceActs>{acts}</FaceActs>}
    </Face>
  );
}
