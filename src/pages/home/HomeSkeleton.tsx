import { SkeletonBone, SkeletonFrame } from '@/ui/skeleton/SkeletonFrame';
import { BannerBox, PromoCard, Promos, ShortcutRow, Tile } from './home.styles';
import { RailBoxes } from './LazyRails';

/** The home page before its answer: the same boxes, so that nothing moves when it comes. */
export function HomeSkeleton() {
  return (
    <>
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
        <Promos as="div">
          <PromoCard as="div" data-empty />
          <PromoCard as="div" data-empty />
        </Promos>
      </SkeletonFrame>
      <RailBoxes types={['todayStory', 'newGifts']} />
    </>
  );
}
