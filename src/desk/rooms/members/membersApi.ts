import { deskCalls } from '@/contract/desk/all';
import { read, readPages, write } from '@/desk/api/ask';
import { deskApi } from '@/desk/api/deskApi';

const membersApi = deskApi.injectEndpoints({
  endpoints: (build) => ({
    findMembers: read(build, deskCalls.deskFindMembers, ['members']),
    member: read(build, deskCalls.deskMember, ['members']),
    timeline: readPages(build, deskCalls.deskTimeline, ['members'], ({ records, hasMore }) => {
      const last = records.at(-1);
      return hasMore && last ? { beforeAt: last.at, beforeKey: `${last.kind} ${last.id}` } : undefined;
    }),
    purchases: read(build, deskCalls.deskPurchases, ['members']),
    unmask: write(build, deskCalls.deskUnmask, ['members']),
    note: write(build, deskCalls.deskNote, ['members']),
    message: write(build, deskCalls.deskMessage, ['members']),
    endLogins: write(build, deskCalls.deskEndLogins, ['members']),
    mute: write(build, deskCalls.deskMute, ['members']),
    ban: write(build, deskCalls.deskBan, ['members']),
    lift: write(build, deskCalls.deskLift, ['members']),
    diamonds: write(build, deskCalls.deskDiamonds, ['members']),
    refund: write(build, deskCalls.deskRefund, ['members']),
    vip: write(build, deskCalls.deskVip, ['members']),
  }),
});

export const {
  useFindMembersQuery,
  useMemberQuery,
  useTimelineInfiniteQuery,
  usePurchasesQuery,
  useUnmaskMutation,
  useNoteMutation,
  useMessageMutation,
  useEndLoginsMutation,
  useMuteMutation,
  useBanMutation,
  useLiftMutation,
  useDiamondsMutation,
  useRefundMutation,
  useVipMutation,
} = membersApi;
