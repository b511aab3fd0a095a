import type { Post } from '@/contract/post';

/** What the menu of a post has to know; plain, because overlays are state. */
export interface MenuData {
  id: number;
  author: { id: number; uid: string; name: string };
}

/** The menu's data of a post. */
export const menuData = ({ id, author }: Post) => ({
  id,
  author: { id: author.id, uid: author.uid, name: author.name },
});
