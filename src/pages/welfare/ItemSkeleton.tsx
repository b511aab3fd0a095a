import { SkeletonBone, SkeletonFrame } from '@/ui/skeleton/SkeletonFrame';
import { Back } from './Back';
import { Blank, Body, Stage } from './item.styles';

/** The shape of an item's page; Back works already. */
export function ItemSkeleton() {
  return (
    <>
      <Stage>
        <Back />
        <Blank />
      </Stage>
      <SkeletonFrame>
        <Body>
          <SkeletonBone shape="title" />
          <SkeletonBone shape="short" />
          <SkeletonBone shape="line" />
          <SkeletonBone shape="line" />
        </Body>
      </SkeletonFrame>
    </>
  );
}
