import { type ReactNode, Suspense } from 'react';
import { lateView } from '@/ui/late/lateView';
import { Lines } from '@/ui/skeleton/bone.styles';
import { SkeletonBone, SkeletonFrame } from '@/ui/skeleton/SkeletonFrame';
import type { RichTextProps } from './RichTextBody';

const Body = lateView(() => import('./RichTextBody').then((part) => part.RichTextBody));

/**
 * HTML from a server, cleaned; the sanitizer comes with its own chunk. `children` stand under the text and come with it: shown before,
 * they would move from under a finger.
 */
export function RichText({ children, ...props }: RichTextProps & { children?: ReactNode }) {
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
      {children}
    </Suspense>
  );
}
