import { SkeletonBone, SkeletonFrame } from '@/ui/skeleton/SkeletonFrame';
import { BoneRow } from './chapters.styles';

/** Chapters before they are known, in the shape of their rows. */
export function ChaptersSkeleton({ count = 3 }: { count?: number }) {
  return (
    <SkeletonFrame>
      {Array.from({ length: count }, (_, at) => at).map((at) => (
        <BoneRow key={at}>
          <SkeletonBone shape="title" />
          <SkeletonBone shape="short" />
        </BoneRow>
      ))}
    </SkeletonFrame>
  );
}
