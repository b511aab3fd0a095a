import { SkeletonCovers } from '@/ui/skeleton/Skeleton';
import { SkeletonBone, SkeletonFrame } from '@/ui/skeleton/SkeletonFrame';
import { Bare } from './hero.styles';

/** 推荐 before its first answer: the banner, then covers. */
export function HomeSkeleton() {
  return (
    <>
      <Bare />
      <SkeletonFrame>
        <SkeletonBone shape="banner" />
      </SkeletonFrame>
      <SkeletonCovers count={9} />
    </>
  );
}
