import type { TodayQueueName } from '@/contract/desk/today';
import type { RoomId } from '@/desk/roomPlaces';

/** The room of a queue, and the filter that shows it there. */
export const QUEUE_PLACE: Record<TodayQueueName, { room: RoomId; inside?: string; search: string }> = {
  lettersPayment: { room: 'letters', search: '?category=payment' },
  lettersAccount: { room: 'letters', search: '?category=account' },
  lettersOther: { room: 'letters', search: '' },
  reports: { room: 'moderation', search: '?queue=reports' },
  held: { room: 'moderation', search: '?queue=held' },
  names: { room: 'moderation', search: '?queue=held' },
  appeals: { room: 'moderation', search: '?queue=appeals' },
  money: { room: 'money', search: '' },
  refusedRefunds: { room: 'money', inside: 'refunds', search: '' },
  marks: { room: 'money', inside: 'marks', search: '' },
  secondPerson: { room: 'access', search: '' },
  recordings: { room: 'recordings', search: '?view=unseen' },
};
