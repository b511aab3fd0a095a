import type { Game } from '@/contract/game';
import type { Rule } from '@/kernel/recording';

/** What a recording keeps of a game as lists show it: all of it. */
export const gameRule: Readonly<Record<keyof Game, Rule>> = {
  id: 'keep',
  appID: 'keep',
  name: 'keep',
  subtitle: 'keep',
  icon: 'keep',
  cover: 'keep',
  tags: 'keep',
  status: 'keep',
  onlineType: 'keep',
  buyAmount: 'keep',
  size: 'keep',
  version: 'keep',
  rating: 'keep',
  downloadCount: 'keep',
  platforms: 'keep',
  owned: 'keep',
  hasGift: 'keep',
  vipFree: 'keep',
};
