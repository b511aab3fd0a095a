import { SimpleHeader } from '@/ui/app-frame/SimpleHeader';
import { Lines } from '@/ui/skeleton/bone.styles';
import { SkeletonBone, SkeletonFrame } from '@/ui/skeleton/SkeletonFrame';
import { ArtBone, Body } from './detail.styles';
import { Head, Stats } from './game-head.styles';

/** The page's own shape while it loads: art, icon and name, four numbers, shots, text. */
export function DetailSkeleton({ onBack }: { onBack: () => void }) {
  return (
    <>
      <SimpleHeader onBack={onBack} ground="art" glass />
      <SkeletonFrame>
        <ArtBone />
        <Body>
          <Head>
            <SkeletonBone shape="icon" />
            <Lines>
              <SkeletonBone shape="title" />
              <SkeletonBone shape="short" />
              <SkeletonBone shape="line" />
            </Lines>
          </Head>
          <Stats>
            {[1, 2, 3, 4].map((stat) => (
              <SkeletonBone key={stat} shape="pill" />
            ))}
          </Stats>
          <SkeletonBone shape="picture" />
          <Lines data-lines>
            <SkeletonBone shape="line" />
            <SkeletonBone shape="line" />
            <SkeletonBone shape="short" />
          </Lines>
        </Body>
      </SkeletonFrame>
    </>
  );
}
