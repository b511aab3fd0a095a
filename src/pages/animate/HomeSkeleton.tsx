import { SkeletonCovers } from '@/ui/skeleton/Skeleton';
import { HeroBones } from './hero.styles';

/** 推荐 before its first answer: the banner, then covers. */
export function HomeSkeleton() {
  return (
    <>
      <HeroBones aria-hidden="true">
        <i />
        <i />
      </HeroBones>
      <SkeletonCovers count={9} />
    </>
  );
}
