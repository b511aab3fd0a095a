import { SkeletonBone, SkeletonFrame } from '@/ui/skeleton/SkeletonFrame';
import { Face, Fields, GhostFace, GhostField, Rows, Section, Stack } from './user.styles';

const rows = [1, 2, 3, 4];

/** The personal centre before its answer: face, fields and rows where they will be. */
export function UserSkeleton() {
  return (
    <SkeletonFrame>
      <Stack>
        <Face>
          <GhostFace />
        </Face>
        <Section>
          <h2>
            <SkeletonBone shape="short" />
          </h2>
          <Fields>
            {rows.map((row) => (
              <GhostField key={row} />
            ))}
          </Fields>
        </Section>
        <Section>
          <h2>
            <SkeletonBone shape="short" />
          </h2>
          <Rows>
            {rows.map((row) => (
              <GhostField key={row} />
            ))}
          </Rows>
        </Section>
      </Stack>
    </SkeletonFrame>
  );
}
