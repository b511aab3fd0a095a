import type { PickList, StoryCard } from '@/contract/editorial';
import { FAKE_NOW } from '@/testing/fakes/fakeClock';

const author = { name: '阿栗', avatar: '/media/avatar/1' };

/** A story of today about nothing in particular. */
export function buildStory(over: Partial<StoryCard> = {}): StoryCard {
  return {
    id: 1,
    label: '编辑手记',
    title: '今天的故事',
    note: '',
    image: '/media/cover/1',
    author,
    minutes: 3,
    publishTime: FAKE_NOW,
    game: null,
    book: null,
    ...over,
  };
}

/** An editor's list of nothing. */
export function buildPickList(over: Partial<PickList> = {}): PickList {
  return { id: 1, madeBy: 'editor', title: '清单', rule: '', author, updateTime: FAKE_NOW, items: [], ...over };
}
