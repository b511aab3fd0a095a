import { SkeletonBone, SkeletonFrame, SkeletonRows } from '@/ui/skeleton/Skeleton';

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
