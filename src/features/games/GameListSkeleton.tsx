import { SkeletonRows } from '@/ui/skeleton/Skeleton';
import { SkeletonBone, SkeletonFrame } from '@/ui/skeleton/SkeletonFrame';
import { Gap } from './games.styles';

/** A list of games on its way; `feature` with the large card at its head. */
export function GameListSkeleton({ feature }: { feature: boolean }) {
  return (
    <>
      {feature && (
        <SkeletonFrame>
          <Gap>
            <SkeletonBone shape="banner" />
          </Gap>
        </SkeletonFrame>
      )}
      <SkeletonRows count={feature ? 5 : 8} />
    </>
  );
}
