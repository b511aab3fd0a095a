import { useAppDispatch, useAppSelector } from '@/kernel/hooks';
import { askClaim } from './askClaim';
import { isUnderWay } from './claimMachine';
import { selectClaim } from './claimsSlice';
import { type ClaimTarget, claimKey } from './claimTarget';

/** A button that claims: what its tap does, and whether the claim is under way. */
export function useClaim(target: ClaimTarget) {
  const dispatch = useAppDispatch();
  const claim = useAppSelector((state) => selectClaim(state, claimKey(target)));
  return { busy: isUnderWay(claim), onClick: () => dispatch(askClaim(target)) };
}
