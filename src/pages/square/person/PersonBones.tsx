import { SimpleHeader } from '@/ui/app-frame/SimpleHeader';
import { SkeletonCards } from '@/ui/skeleton/Skeleton';
import { Cover, FaceBone, Sheet, Top } from './person.styles';

/** A person's page on its way: picture, face and lines where they will stand. */
export function PersonBones({ onBack }: { onBack: () => void }) {
  return (
    <>
      <SimpleHeader onBack={onBack} ground="art" glass />
      <Cover>
        <span />
      </Cover>
      <Sheet>
        <Top>
          <FaceBone />
        </Top>
        <SkeletonCards count={2} picture={false} />
      </Sheet>
    </>
  );
}
