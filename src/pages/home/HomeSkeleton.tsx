import { SkeletonBone, SkeletonFrame, SkeletonRows } from '@/ui/skeleton/Skeleton';
import { BannerBox, ShortcutRow, Tile } from './home.styles';

/** The home page before its answer: the same boxes, so that nothing moves when it comes. */
export function HomeSkeleton() {
  return (
    <SkeletonFrame>
      <BannerBox data-empty />
      <ShortcutRow as="div">
        {[1, 2, 3, 4, 5].map((tile) => (
          <Tile as="div" key={tile} data-empty>
            <span />
            <SkeletonBone shape="short" />
          </Tile>
        ))}
      </ShortcutRow>
      <SkeletonRows count={4} />
    </SkeletonFrame>
  );
}
