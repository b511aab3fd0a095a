import { useMeQuery } from '@/api/statusApi';
import type { PlatformType } from '@/contract/fields';
import { isVip } from '@/contract/userStatus';
import { selectUid } from '@/features/session/accountSlice';
import { useAppSelector } from '@/kernel/hooks';
import { useServerNow } from '@/shell/clock/useServerNow';
import { appPackageText as text } from '@/text/appPackage';
import { SectionHeader } from '@/ui/section-header/SectionHeader';
import { StepList } from './download-page.styles';

/** Three steps from the file to one's own things: the last says what waits there for this member. */
export function Steps({ platform }: { platform: PlatformType }) {
  const now = useServerNow();
  const uid = useAppSelector(selectUid);
  const { data: me } = useMeQuery({ uid }, { skip: !uid });
  const who = uid === '' ? 'guest' : me && isVip(me, now) ? 'vip' : 'member';
  return (
    <section>
      <SectionHeader title={text.steps} />
      <StepList>
        {[...text.howTo[platform], text.open[who]].map(([title, note]) => (
          <li key={title}>
            <div>
              <b>{title}</b>
              <p>{note}</p>
            </div>
          </li>
        ))}
      </StepList>
    </section>
  );
}
