import { QueryStatus } from '@reduxjs/toolkit/query';
import { checkinApi } from '@/api/checkinApi';
import { statusApi } from '@/api/statusApi';
import { selectAccount, selectUid } from '@/features/session/accountSlice';
import { openShare } from '@/features/share/openShare';
import type { AppDispatch, Extra } from '@/kernel/dispatch';
import type { RootState } from '@/kernel/rootState';
import { selectConfig } from '@/shell/config/configSlice';
import { href } from '@/shell/navigation/href';
import { selectRouteName } from '@/shell/navigation/navigationSlice';
import { inviteText } from '@/text/invite';
import { profileText } from '@/text/profile';

/** Whether a member's invitation is being asked for: the sheet waits for it. */
export const selectIsInviteAsked = (state: RootState): boolean =>
  checkinApi.endpoints.invite.select()(state).status === QueryStatus.pending;

/** An invitation made of the code alone; what it gives is not mentioned. */
const bare = (code: string) => ({
  code,
  link: `${href.register()}?inviteCode=${encodeURIComponent(code)}`,
  rewards: { invited: 0 },
});

/**
 * Shares the product: a member's own invitation with its poster, a guest the plain address (pages 19). Where no invitation
 * comes, the code that the member's status tells makes one. Whoever has gone elsewhere meanwhile is shown nothing.
 */
export const shareProfile =
  () =>
  async (dispatch: AppDispatch, getState: () => RootState, { ports }: Extra): Promise<void> => {
    const { title } = selectConfig(getState());
    const { uid, name, loginName } = selectAccount(getState());
    const { origin } = ports.document;
    const plain = { title: profileText.share.title(title), text: profileText.share.text(title), url: `${origin}/` };
    if (uid === '') return dispatch(openShare(plain));
    const { data } = await dispatch(checkinApi.endpoints.invite.initiate(undefined, { subscribe: false }));
    if (selectRouteName(getState()) !== 'profile' || selectUid(getState()) !== uid) return;
    const { avatar = '', inviteCode = '' } = statusApi.endpoints.me.select({ uid })(getState()).data ?? {};
    const invite = data ?? (inviteCode === '' ? undefined : bare(inviteCode));
    if (!invite) return dispatch(openShare(plain));
    const url = invite.link.startsWith('/') ? `${origin}${invite.link}` : invite.link;
    const poster = {
      name: name || loginName,
      avatar,
      title,
      inviteCode: invite.code,
      url,
      coins: invite.rewards.invited,
    };
    dispatch(
      openShare({ title: inviteText.shareTitle(title), text: inviteText.shareBody(title, invite.code), url, poster }),
    );
  };
