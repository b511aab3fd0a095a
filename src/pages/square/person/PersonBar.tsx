import { ChevronLeft, Ellipsis, ImageIcon, Share2 } from 'lucide-react';
import type { UserProfile } from '@/contract/person';
import { sharePerson } from '@/features/square/people/sharePerson';
import { useAppDispatch } from '@/kernel/hooks';
import { useStuck } from '@/lib/react/useStuck';
import { overlayEvents } from '@/shell/overlays/overlaysSlice';
import { kitText } from '@/text/kit';
import { personText as text } from '@/text/person';
import { Avatar } from '@/ui/avatar/Avatar';
import { IconButton } from '@/ui/icon-button/IconButton';
import { Bar, Mark } from './person.styles';

interface PersonBarProps {
  person: UserProfile;
  mine: boolean;
  blocked: boolean;
  onBack: () => void;
}

/** Glass buttons on the picture; once it has left the screen, a bar that says whose page this is. */
export function PersonBar({ person, mine, blocked, onBack }: PersonBarProps) {
  const dispatch = useAppDispatch();
  const { marker, stuck } = useStuck();
  const { id, uid, name, avatar, followed } = person;
  return (
    <>
      <Mark ref={marker} />
      <Bar data-stuck={stuck || undefined}>
        <IconButton label={kitText.back} glass={!stuck} onClick={onBack}>
          <ChevronLeft aria-hidden="true" />
        </IconButton>
        <span aria-hidden="true">
          {stuck && (
            <>
              <Avatar src={avatar} name={name} size="xs" decorative />
              <b>{name}</b>
            </>
          )}
        </span>
        {!blocked && (
          <IconButton label={text.share} glass={!stuck} onClick={() => void dispatch(sharePerson(person))}>
            <Share2 aria-hidden="true" />
          </IconButton>
        )}
        {mine ? (
          <IconButton
            label={text.cover}
            glass={!stuck}
            onClick={() => dispatch(overlayEvents.opened({ kind: 'own-page', data: { id } }))}
          >
            <ImageIcon aria-hidden="true" />
          </IconButton>
        ) : (
          <IconButton
            label={text.more}
            glass={!stuck}
            onClick={() =>
              dispatch(overlayEvents.opened({ kind: 'person-menu', data: { id, uid, name, followed, blocked } }))
            }
          >
            <Ellipsis aria-hidden="true" />
          </IconButton>
        )}
      </Bar>
    </>
  );
}
