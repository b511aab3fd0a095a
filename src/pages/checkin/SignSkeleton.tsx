import { SkeletonBone, SkeletonFrame } from '@/ui/skeleton/SkeletonFrame';
import { GhostCard, GhostWeek } from './checkin-page.styles';

/** The page before its first answer, in its own shape. */
export function SignSkeleton() {
  return (
    <SkeletonFrame>
      <GhostCard data-raised>
        <SkeletonBone shape="short" />
        <GhostWeek>
          {['1', '2', '3', '4', '5', '6', '7'].map((day) => (
            <i key={day} />
          ))}
        </GhostWeek>
        <SkeletonBone shape="line" />
      </GhostCard>
      <GhostCard>
        <SkeletonBone shape="short" />
        <SkeletonBone shape="line" />
        <SkeletonBone shape="title" />
      </GhostCard>
    </SkeletonFrame>
  );
}
