import type { Activity, ActivityDetail } from '@/contract/activity';
import type { Task, TaskList } from '@/contract/task';
import { FAKE_NOW } from '@/testing/fakes/fakeClock';

const DAY = 86_400_000;

/** A running activity of tasks that ends in two days and an hour. */
export function buildActivity(over: Partial<Activity> = {}): Activity {
  return {
    id: 2,
    kind: 'tasks',
    title: '远航打卡月',
    cover: '/media/banner/2',
    summary: '攒航程领奖',
    startTime: FAKE_NOW - 3 * DAY,
    endTime: FAKE_NOW + 2 * DAY + 3_600_000,
    status: 'running',
    participants: 25,
    joined: false,
    ...over,
  };
}

export function buildActivityDetail(over: Partial<ActivityDetail> = {}): ActivityDetail {
  return {
    ...buildActivity(),
    rules: '<p>完成任务攒航程。</p>',
    claimEnd: FAKE_NOW + 9 * DAY,
    condition: null,
    eligible: true,
    points: 0,
    tickets: 0,
    place: null,
    tasks: [
      { id: 1, title: '完成每日签到', cycle: 'daily', need: 1, done: 0, points: 5, tickets: 0, route: '/checkin' },
      { id: 2, title: '阅读3话', cycle: 'once', need: 3, done: 3, points: 10, tickets: 0, route: '/animate' },
    ],
    rewards: [
      { id: 1, title: '启航补给', points: 10, rankFrom: null, rankTo: null, coins: 2, state: 'open' },
      { id: 2, title: '抵达彼岸', points: 100, rankFrom: null, rankTo: null, coins: 20, state: 'locked' },
    ],
    prizes: [],
    winners: [],
    ...over,
  };
}

/** A task that is done and waits to be claimed. */
export function buildTask(over: Partial<Task> = {}): Task {
  return {
    id: 1,
    kind: 'likePost',
    title: '点赞 3 个帖子',
    note: '',
    cycle: 'daily',
    need: 3,
    done: 3,
    reward: 1,
    status: 1,
    route: '/square',
    ...over,
  };
}

/** Their list; the day turns in an hour. */
export const buildTaskList = (records: Task[] = [buildTask()]): TaskList => ({
  records,
  resetTime: FAKE_NOW + 3_600_000,
});
