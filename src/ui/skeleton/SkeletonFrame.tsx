import type { ReactNode } from 'react';
import { kitText } from '@/text/kit';
import { Spoken } from '@/ui/a11y/a11y.styles';
import { Bone, Screen } from './bone.styles';

/** Shapes a bone can take, each the size of what replaces it. */
export type BoneShape = 'title' | 'line' | 'short' | 'icon' | 'avatar' | 'pill' | 'cover' | 'picture' | 'banner';

/** Wraps bones laid out by hand: says once that something loads and hides the bones from readers. */
export function SkeletonFrame({ children }: { children: ReactNode }) {
  return (
    <Screen role="status" aria-busy="true">
      <Spoken>{kitText.loading}</Spoken>
      <div aria-hidden="true">{children}</div>
    </Screen>
  );
}

/** One grey shape, for skeletons of a page's own layout; stand it inside a `SkeletonFrame`. */
export function SkeletonBone({ shape }: { shape: BoneShape }) {
  return <Bone data-shape={shape} />;
}
