import { SkeletonRows } from '@/ui/skeleton/Skeleton';
import { SkeletonBone, SkeletonFrame } from '@/ui/skeleton/SkeletonFrame';

/** One activity before its first answer. */
export function ActivityBones() {
  return (
    <>
      <SkeletonFrame>
        <SkeletonBone shape="banner" />
        <SkeletonBone shape="title" />
        <SkeletonBone shape="line" />
      </SkeletonFrame>
      <SkeletonRows count={4} />
    </>
  );
}
