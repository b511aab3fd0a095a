import { SimpleHeader } from '@/ui/app-frame/SimpleHeader';
import { Lines as BoneLines } from '@/ui/skeleton/bone.styles';
import { SkeletonBone, SkeletonFrame } from '@/ui/skeleton/SkeletonFrame';
import { STORY_RATIO } from './StoryCard';
import { Article, Hero } from './story.styles';

/** A story on its way: picture and lines where they will stand. */
export function StoryBones({ onBack }: { onBack: () => void }) {
  return (
    <>
      <SimpleHeader ground="art" glass onBack={onBack} />
      <SkeletonFrame>
        <Hero>
          <div style={{ aspectRatio: STORY_RATIO }} data-bone />
        </Hero>
        <Article as="div">
          <BoneLines>
            <SkeletonBone shape="short" />
            <SkeletonBone shape="line" />
            <SkeletonBone shape="line" />
            <SkeletonBone shape="short" />
          </BoneLines>
        </Article>
      </SkeletonFrame>
    </>
  );
}
