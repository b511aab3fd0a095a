import { Card } from '@/ui/card/Card';
import { SkeletonBone, SkeletonFrame } from '@/ui/skeleton/SkeletonFrame';
import { GhostChips, GhostHead, GhostQuestion, GhostSearch } from './faq.styles';

const questions = [1, 2, 3, 4, 5];

/** The questions before they come: search box, categories, and two cards of them. */
export function FaqSkeleton() {
  return (
    <SkeletonFrame>
      <GhostSearch />
      <GhostChips>
        {questions.map((chip) => (
          <SkeletonBone key={chip} shape="pill" />
        ))}
      </GhostChips>
      {[1, 2].map((card) => (
        <div key={card}>
          <GhostHead />
          <Card lines>
            {questions.map((question) => (
              <GhostQuestion key={question}>
                <SkeletonBone shape="line" />
              </GhostQuestion>
            ))}
          </Card>
        </div>
      ))}
    </SkeletonFrame>
  );
}
