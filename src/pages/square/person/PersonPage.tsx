import { businessCode } from '@/api/fault';
import { useUserProfileQuery } from '@/api/peopleApi';
import { code } from '@/contract/codes';
import { readPerson } from '@/features/square/people/personAddress';
import { useAppDispatch } from '@/kernel/hooks';
import { FaultState } from '@/shell/faults/FaultState';
import { href } from '@/shell/navigation/href';
import { Link } from '@/shell/navigation/Link';
import { navigationEvents } from '@/shell/navigation/navigationSlice';
import { useQuery } from '@/shell/navigation/useQuery';
import { useScrollPerView } from '@/shell/navigation/useScrollPerView';
import { personText as text } from '@/text/person';
import { SimpleHeader } from '@/ui/app-frame/SimpleHeader';
import { LinkButton } from '@/ui/button/Button';
import { EmptyState } from '@/ui/page-state/PageState';
import { PersonBones } from './PersonBones';
import { PersonPeople } from './PersonPeople';
import { PersonView } from './PersonView';

/** What is older is shown, and asked anew behind it. */
const FRESH_SECONDS = 60;

/** Somebody's page (`square?user=`, C10), or a list of the people around them. */
export function PersonPage({ id }: { id: number }) {
  const dispatch = useAppDispatch();
  const { list } = readPerson(useQuery());
  const {
    currentData: person,
    error,
    refetch,
  } = useUserProfileQuery({ id }, { refetchOnMountOrArgChange: FRESH_SECONDS });
  useScrollPerView(list ?? '');
  const onBack = () => dispatch(navigationEvents.backAsked());

  // What was shown before it shut is not shown on.
  const refused = businessCode(error);
  if (refused === code.notFound || refused === code.notAllowed) {
    return (
      <>
        <SimpleHeader onBack={onBack} />
        <EmptyState
          {...(refused === code.notFound ? text.gone : text.shut)}
          action={
            <LinkButton as={Link} to={href.square()} tone="tint">
              {text.toSquare}
            </LinkButton>
          }
        />
      </>
    );
  }
  if (!person) {
    if (error === undefined) return <PersonBones onBack={onBack} />;
    return (
      <>
        <SimpleHeader onBack={onBack} />
        <FaultState fault={error} onRetry={() => void refetch()} />
      </>
    );
  }
  if (list) return <PersonPeople person={person} list={list} onBack={onBack} />;
  return <PersonView person={person} onBack={onBack} />;
}
