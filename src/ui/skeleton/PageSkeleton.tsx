import { Column, Lines, Row } from './bone.styles';
import { SkeletonBone, SkeletonFrame } from './SkeletonFrame';

/** A page whose code is still on its way: a picture and rows, the shape most pages have. */
export function PageSkeleton() {
  return (
    <SkeletonFrame>
      <Column>
        <SkeletonBone shape="banner" />
      </Column>
      {[1, 2, 3, 4, 5, 6].map((row) => (
        <Row key={row}>
          <SkeletonBone shape="icon" />
          <Lines>
            <SkeletonBone shape="title" />
            <SkeletonBone shape="line" />
            <SkeletonBone shape="short" />
          </Lines>
        </Row>
      ))}
    </SkeletonFrame>
  );
}
