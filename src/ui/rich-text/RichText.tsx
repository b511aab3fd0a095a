import { Suspense } from 'react';
import { lateView } from '@/ui/late/lateView';
import { Lines } from '@/ui/skeleton/bone.styles';
import { SkeletonBone, SkeletonFrame } from '@/ui/skeleton/SkeletonFrame';
import type { RichTextProps } from './RichTextBody';

const Body = lateView(() => import('./RichTextBody').then((part) => part.RichTextBody));

/** HTML from a server, cleaned; the sanitizer comes with its own chunk. */
export function RichText(props: RichTextProps) {
  return (
    <Suspense
      fallback={
        <SkeletonFrame>
          <Lines>
            <SkeletonBone shape="line" />
            <SkeletonBone shape="line" />
            <SkeletonBone shape="short" />
          </Lines>
        </SkeletonFrame>
      }
    >
      <Body {...props} />
    </Suspense>
  );
}
