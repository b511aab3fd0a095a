import { BadgeCheck, LockKeyhole, RotateCcw, Scale, ShieldCheck } from 'lucide-react';
import type { ReactNode } from 'react';
import { useAppDispatch } from '@/kernel/hooks';
import { copyText } from '@/shell/copy/copyText';
import { appPackageText } from '@/text/appPackage';
import { SectionHeader } from '@/ui/section-header/SectionHeader';
import type { AppPackage, Offered } from './appPackage';
import { Facts } from './download-page.styles';

const text = appPackageText.facts;

/** Why this package may be trusted, in four: each is true of this page or told by the operator, and what can be checked can be copied. */
export function Assurances({ app: { permissions }, shown: { checksum } }: { app: AppPackage; shown: Offered }) {
  const dispatch = useAppDispatch();
  return (
    <section>
      <SectionHeader title={appPackageText.safe} />
      <Facts>
        {checksum ? (
          <li>
            <button type="button" onClick={() => void dispatch(copyText(checksum))}>
              <ShieldCheck aria-hidden="true" />
              <Words title={text.checksum} note={text.shortSum(checksum)} />
            </button>
          </li>
        ) : (
          <Fact icon={<Scale aria-hidden="true" />} words={text.sizes} />
        )}
        <Fact icon={<BadgeCheck aria-hidden="true" />} words={text.official} />
        {permissions.length > 0 && (
          <Fact
            icon={<LockKeyhole aria-hidden="true" />}
            words={[text.permissions(permissions.length), text.named(permissions)]}
          />
        )}
        <Fact icon={<RotateCcw aria-hidden="true" />} words={text.account} />
      </Facts>
    </section>
  );
}

const Fact = ({ icon, words: [title, note] }: { icon: ReactNode; words: readonly [string, string] }) => (
  <li>
    {icon}
    <Words title={title} note={note} />
  </li>
);

const Words = ({ title, note }: { title: string; note: string }) => (
  <span>
    <b>{title}</b>
    {note}
  </span>
);
