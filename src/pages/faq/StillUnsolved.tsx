import { Headset, PenLine } from 'lucide-react';
import { selectIsMember } from '@/features/session/accountSlice';
import { useAppDispatch, useAppSelector } from '@/kernel/hooks';
import { href } from '@/shell/navigation/href';
import { overlayEvents } from '@/shell/overlays/overlaysSlice';
import { supportText } from '@/text/support';
import { Button } from '@/ui/button/Button';
import { Card } from '@/ui/card/Card';
import { Own, StillCard } from './faq.styles';

const text = supportText.faq;

/** Where the answers end a person begins. */
export function StillUnsolved() {
  const dispatch = useAppDispatch();
  const isMember = useAppSelector(selectIsMember);
  const open = (kind: string) => dispatch(overlayEvents.opened({ kind }));
  return (
    <Card pad>
      <StillCard>
        <div>
          <h2>{text.stillTitle}</h2>
          <p>{text.stillNote}</p>
        </div>
        <div>
          <Button tone="main" icon={<Headset aria-hidden="true" />} onClick={() => open('kefu')}>
            {text.kefu}
          </Button>
          <Button tone="tint" icon={<PenLine aria-hidden="true" />} onClick={() => open('feedback')}>
            {text.feedback}
          </Button>
        </div>
        {isMember && <Own to={href.letters()}>{text.letters}</Own>}
      </StillCard>
    </Card>
  );
}
