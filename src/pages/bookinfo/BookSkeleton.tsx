import { ChaptersSkeleton } from '@/features/books/chapters/ChaptersSkeleton';
import { SimpleHeader } from '@/ui/app-frame/SimpleHeader';
import { SkeletonBone, SkeletonFrame } from '@/ui/skeleton/SkeletonFrame';
import { BoneHead, Bones } from './bookinfo.styles';

/** The page before its first answer, in its own shape. */
export function BookSkeleton({ onBack }: { onBack: () => void }) {
  return (
    <>
      <SimpleHeader ground="art" onBack={onBack} />
      <BoneHead />
      <SkeletonFrame>
        <Bones>
          <SkeletonBone shape="title" />
          <SkeletonBone shape="line" />
          <SkeletonBone shape="line" />
          <SkeletonBone shape="short" />
        </Bones>
      </SkeletonFrame>
      <ChaptersSkeleton count={6} />
    </>
  );
}
