import { SkeletonBone, SkeletonFrame } from '@/ui/skeleton/SkeletonFrame';
import { Bones } from './download-page.styles';

/** The page's own shape while it is not known what is offered: icon, name, and the card with the button. */
export function DownloadBones() {
  return (
    <SkeletonFrame>
      <Bones>
        <SkeletonBone shape="icon" />
        <SkeletonBone shape="title" />
        <SkeletonBone shape="short" />
        <SkeletonBone shape="picture" />
      </Bones>
    </SkeletonFrame>
  );
}
