import { screen } from '@testing-library/react';
import type { Comment } from '@/contract/comment';
import { selectPlace } from '@/shell/navigation/navigationSlice';
import { buildAccount, buildUserCard } from '@/testing/builders/member';
import { buildComment, buildPost } from '@/testing/builders/square';
import { createFakePorts } from '@/testing/fakePorts';
import { page } from '@/testing/fakes/answers';
import { renderApp } from '@/testing/renderApp';

export const POST = 'GET v1/square/post/{id}';
export const LIST = 'GET v1/square/post/{id}/comment/list';
export const ADD = 'POST v1/square/post/{id}/comment';
export const MINE = 'GET v1/square/comment/me';
export const me = buildUserCard({ id: 1, uid: '1001', name: '星河' });

interface Scene {
  at?: string;
  guest?: boolean;
  post?: object;
  comments?: Comment[];
  ports?: Partial<ReturnType<typeof createFakePorts>>;
}

/** The page of a post. */
export async function openPost({
  at = '/post/501',
  guest = false,
  post = buildPost(),
  comments = [buildComment()],
  ports: over,
}: Scene = {}) {
  const ports = createFakePorts(over);
  const { server } = ports;
  server.reply(POST, post);
  server.reply(LIST, page(comments));
  server.reply('GET v1/square/config/list', page([{ key: 'commentMaxLength', value: '20' }]));
  server.reply('GET v1/square/sensitiveword/list', page([{ word: '加微信' }]));
  const shown = await renderApp(at, {
    ports: { server, fetch: server.fetch, ...over },
    ...(guest ? {} : { member: buildAccount() }),
  });
  await shown.pass();
  const tap = async (element: HTMLElement) => {
    await shown.user.click(element);
    await shown.pass();
  };
  const address = () => {
    const { pathname, search } = selectPlace(shown.store.getState());
    return pathname + search;
  };
  return { ...shown, server, tap, address };
}

export type World = Awaited<ReturnType<typeof openPost>>;
export const opener = () => screen.getByRole('button', { name: /说点什么|草稿/ });
export const field = () => screen.findByRole('textbox', { name: '评论内容' });

export async function write(world: World, text: string, from = opener()) {
  await world.tap(from);
  await world.user.type(await field(), text);
  await world.pass(300);
}
export const send = (world: World) => world.tap(screen.getByRole('button', { name: '发送' }));
export const sentTo = ({ server }: World) => server.callsTo(ADD);
