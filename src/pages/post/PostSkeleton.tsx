import { ChevronLeft } from 'lucide-react';
import { kitText } from '@/text/kit';
import { IconButton } from '@/ui/icon-button/IconButton';
import { Lines } from '@/ui/skeleton/bone.styles';
import { SkeletonBone, SkeletonFrame } from '@/ui/skeleton/SkeletonFrame';
import { Bar, Body, Who } from './post.styles';

/** The page's own shape while it loads: face and name, picture, title, four lines. */
export function PostSkeleton({ onBack }: { onBack: () => void }) {
  return (
    <>
      <Bar>
        <IconButton label={kitText.back} onClick={onBack}>
          <ChevronLeft aria-hidden="true" />
        </IconButton>
      </Bar>
      <SkeletonFrame>
        <SkeletonBone shape="picture" />
        <Body>
          <Who>
            <SkeletonBone shape="avatar" />
            <Lines>
              <SkeletonBone shape="title" />
              <SkeletonBone shape="short" />
            </Lines>
          </Who>
          <Lines>
            <SkeletonBone shape="title" />
            <SkeletonBone shape="line" />
            <SkeletonBone shape="line" />
            <SkeletonBone shape="line" />
            <SkeletonBone shape="short" />
          </Lines>
        </Body>
      </SkeletonFrame>
    </>
  );
}
