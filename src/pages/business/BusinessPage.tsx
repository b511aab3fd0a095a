import { selectLead } from '@/features/support/lettersSlice';
import { useAppSelector } from '@/kernel/hooks';
import { href } from '@/shell/navigation/href';
import { Link } from '@/shell/navigation/Link';
import { supportText } from '@/text/support';
import { LinkButton } from '@/ui/button/Button';
import { Card } from '@/ui/card/Card';
import { EmptyState } from '@/ui/page-state/PageState';
import { SectionHeader } from '@/ui/section-header/SectionHeader';
import { Wash } from '@/ui/wash/Wash';
import { Hero, Screen } from './business.styles';
import { LeadForm } from './LeadForm';
import { DirectContacts, PartnershipTypes } from './Partnership';

const text = supportText.business;

/** 商务合作: what can be done together, how to reach the operator, and a form to leave an offer (pages 23). */
export function BusinessPage() {
  const sent = useAppSelector(selectLead).at === 'sent';
  return (
    <Screen>
      <Wash height="16rem" />
      <Hero>
        <h2>{text.heading}</h2>
        <p>{text.intro}</p>
      </Hero>
      <PartnershipTypes />
      <DirectContacts />
      <SectionHeader title={text.formTitle} note={sent ? undefined : text.formNote} />
      <Card pad>
        {sent ? (
          <div role="status">
            <EmptyState
              inline
              title={text.sentTitle}
              note={text.sentNote}
              action={
                <LinkButton tone="tint" as={Link} to={href.home()}>
                  {text.home}
                </LinkButton>
              }
            />
          </div>
        ) : (
          <LeadForm />
        )}
      </Card>
    </Screen>
  );
}
