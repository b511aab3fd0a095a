import { SkeletonBone, SkeletonFrame } from '@/ui/skeleton/SkeletonFrame';
import { Card, Foot, Pair } from './welfare.styles';

function Cell() {
  return (
    <Card>
      <SkeletonBone shape="picture" />
      <Foot>
        <SkeletonBone shape="title" />
      </Foot>
    </Card>
  );
}

/** As many cards as a phone shows: one across, then pairs. */
export function WelfareSkeleton() {
  return (
    <SkeletonFrame>
      <Pair data-first>
        <Cell />
      </Pair>
      {[0, 1, 2].map((row) => (
        <Pair key={row}>
          <Cell />
          <Cell />
        </Pair>
      ))}
    </SkeletonFrame>
  );
}
