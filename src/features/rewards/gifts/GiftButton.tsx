import type { GiftPack } from '@/contract/gift';
import { claimEvents } from '@/features/rewards/claims/claimsSlice';
import { useClaim } from '@/features/rewards/claims/useClaim';
import { useAppDispatch } from '@/kernel/hooks';
import { giftsText as text } from '@/text/gifts';
import { GetButton } from '@/ui/get-button/GetButton';

/** What can be done with a pack now: claim it, see one's code, or read why not. */
export function GiftButton({ pack, state }: { pack: GiftPack; state: GiftPack['state'] }) {
  const dispatch = useAppDispatch();
  const claim = useClaim({ kind: 'gift', id: pack.id });
  if (state === 'claimed') {
    return (
      <GetButton
        face="own"
        aria-label={text.button(text.see, pack.name)}
        onClick={() => dispatch(claimEvents.codeAsked({ pack }))}
      >
        {text.see}
      </GetButton>
    );
  }
  if (state !== 'open') return <GetButton face="no">{text.state[state]}</GetButton>;
  return (
    <GetButton face="main" aria-label={text.button(text.claim, pack.name)} {...claim}>
      {text.claim}
    </GetButton>
  );
}
