import type { UnknownAction } from '@reduxjs/toolkit';
import { readSessionFile } from '@/app/replay/readSessionFile';
import { replayFile } from '@/app/replay/replayFile';
import { actionsText, liftedText } from '@/app/replay/toDevTools';
import { editEvents } from '@/features/account/editSlice';
import { bookPrefsEvents } from '@/features/books/bookPrefsSlice';
import { searchEvents } from '@/features/search/searchSlice';
import { sessionEvents } from '@/features/session/sessionSlice';
import { wishEvents } from '@/features/square/wishes/wishesSlice';
import { sessionStarted } from '@/kernel/sessionEvents';
import { createTape, type Tape } from '@/kernel/tape';
import { formEvents } from '@/shell/forms/formsSlice';
import { navigationEvents } from '@/shell/navigation/navigationSlice';
import { overlayEvents } from '@/shell/overlays/overlaysSlice';
import { toastEvents } from '@/shell/toasts/toastsSlice';
import { buildAccount } from '@/testing/builders/member';
import { exportSession } from './exportSession';

const where = { id: 's', build: 'b', utcOffset: 480, viewport: [375, 812], lang: 'zh-CN', reason: 'test' } as const;

/** One for each place where something private may stand. */
const planted = {
  token: 'tok_9f3a7c51e2',
  phone: '13912345678',
  password: 'Geheim-7412x',
  smsCode: '480913',
  post: '我家的钥匙在门垫下面QXZ1',
  comment: '评论里的秘密QXZ2',
  nick: '一只独特的昵称QXZ3',
  uid: '77120045',
  loginName: 'unique_login_qxz4',
  upload: 'IMG_unique_qxz5.jpg',
  query: '只有我搜过的词QXZ6',
  error: '服务器说了你的名字QXZ7',
  letter: '给客服的信QXZ8',
  email: 'who@qxz9.example.com',
  device: 'device-qxz10-aaaa',
};

let ids = 0;
const call = (
  kind: 'Query' | 'Mutation',
  endpointName: string,
  originalArgs: object,
  end: { payload: unknown; failed?: true },
): UnknownAction[] => {
  ids += 1;
  const arg = {
    type: kind.toLowerCase(),
    endpointName,
    originalArgs,
    queryCacheKey: `${endpointName}(${JSON.stringify(originalArgs)})`,
    subscribe: false,
  };
  const meta = { requestId: `r${ids}`, arg, startedTimeStamp: 1 };
  const type = `api/execute${kind}`;
  return [
    { type: `${type}/pending`, meta: { ...meta, requestStatus: 'pending' } },
    end.failed
      ? {
          type: `${type}/rejected`,
          payload: end.payload,
          error: { name: 'Error', message: planted.error, stack: planted.token },
          meta: { ...meta, requestStatus: 'rejected', rejectedWithValue: true, baseQueryMeta: { ms: 1 } },
        }
      : {
          type: `${type}/fulfilled`,
          payload: end.payload,
          meta: { ...meta, requestStatus: 'fulfilled', fulfilledTimeStamp: 2, baseQueryMeta: { ms: 1 } },
        },
  ];
};

const account = {
  ...buildAccount(),
  uid: planted.uid,
  token: planted.token,
  name: planted.nick,
  loginName: planted.loginName,
};
const author = {
  id: Number(planted.uid),
  uid: planted.uid,
  name: planted.nick,
  avatar: `/media/uploads/${planted.upload}`,
};

/** Everything private that could pass by, in one visit. */
function visit(): Tape {
  const actions: UnknownAction[] = [
    { type: 'persist/REHYDRATE', key: 'account', payload: account },
    sessionEvents.submitted({ method: 'name', loginName: planted.loginName, password: planted.password } as never),
    ...call('Mutation', 'loginWithPhone', { phone: planted.phone, code: planted.smsCode }, { payload: account }),
    sessionStarted({ account, by: 'login' }),
    navigationEvents.asked({ to: `/find?keyword=${encodeURIComponent(planted.query)}#${planted.upload}`, how: 'push' }),
    navigationEvents.asked({ to: `/user/${planted.uid}`, how: 'push' }),
    ...call('Query', 'searchPosts', { keyword: planted.query }, { payload: { pages: [], pageParams: [] } }),
    searchEvents.searched({ keyword: planted.query }),
    { type: 'feeds/nearedEnd', payload: { key: `searchPosts(${JSON.stringify({ keyword: planted.query })})` } },
    ...call(
      'Query',
      'post',
      { id: 5 },
      {
        payload: {
          id: 5,
          title: planted.post,
          content: planted.post,
          author,
          images: [{ url: `/media/uploads/${planted.upload}` }],
        },
      },
    ),
    ...call(
      'Mutation',
      'addComment',
      { id: 5, content: planted.comment },
      {
        payload: { id: 9, content: planted.comment, author },
      },
    ),
    ...call(
      'Mutation',
      'feedback',
      { content: planted.letter, contact: planted.email, deviceID: planted.device },
      { payload: null },
    ),
    ...call(
      'Mutation',
      'changePassword',
      { oldPassword: planted.password, password: planted.password },
      {
        failed: true,
        payload: {
          kind: 'business',
          code: 1001,
          message: planted.error,
          data: { who: planted.nick, phone: planted.phone },
        },
      },
    ),
    {
      type: 'api/queries/queryResultPatched',
      payload: {
        queryCacheKey: 'post({"id":5})',
        patches: [
          { op: 'replace', path: ['content'], value: planted.post },
          { op: 'add', path: ['author', 'name'], value: planted.nick },
        ],
      },
    },
    formEvents.drafted({ form: 'other', draft: { loginName: planted.loginName, text: planted.post } }),
    formEvents.judged({ form: 'other', errors: { loginName: planted.error } }),
    toastEvents.raised({ type: 'error', text: planted.error }),
    overlayEvents.opened({ kind: 'external', data: { url: `https://x.example/?t=${planted.token}` } }),
    { type: 'config/deviceKnown', payload: planted.device },
    {
      type: 'kefu/unheardOf',
      payload: {
        text: planted.letter,
        mail: planted.email,
        phone: planted.phone,
        deep: [{ password: planted.password }],
      },
      meta: planted.token,
    },
  ];
  const tape = createTape();
  tape.entries = actions.map((action, index) => ({ action, at: 1_000 + index }));
  tape.marks.push({ at: 1_010, kind: 'crash', text: `Error: ${planted.nick} ${planted.phone}` });
  return tape;
}

const forms = (secret: string) => {
  const bytes = Buffer.from(secret);
  const shifted = [0, 1, 2].map((shift) => {
    const text = Buffer.concat([Buffer.alloc(shift), bytes])
      .toString('base64')
      .replaceAll('=', '');
    return text.slice(shift ? shift + 1 : 0, -2);
  });
  return [secret, encodeURIComponent(secret), ...(bytes.length >= 6 ? shifted : [])];
};

async function exported(tape: Tape, over: object = {}) {
  const made = await exportSession(tape, { ...where, ...over });
  if (!made.ok) throw new Error(JSON.stringify(made.leaks.slice(0, 8)));
  return made;
}

describe('an exported session', () => {
  it.each([
    ['a session', {}],
    ['a crash report', { reason: 'crash', last: 8 }],
  ])('R12: %s holds none of the secrets, in no form and in no shape', async (_what, over) => {
    const { file, text } = await exported(visit(), over);
    for (const [what, output] of Object.entries({ text, lifted: liftedText(file), actions: actionsText(file) })) {
      for (const [name, secret] of Object.entries(planted)) {
        for (const form of forms(secret)) expect(`${name} in ${what}: ${output.includes(form)}`).toMatch(/false$/);
      }
    }
  });

  it('R12: whose it is stays a question with the same answer: the own post is by whoever is signed in', async () => {
    const { text } = await exported(visit());
    const read = readSessionFile(text);
    if (!read.ok) throw new Error(read.text);
    const { states, divergence } = await replayFile(read.file);
    expect(divergence).toBeUndefined();
    const end = states.at(-1);
    expect(end?.session.at).toBe('member');
    expect(end?.account.uid).not.toBe('');
    const [, own] = Object.entries(end?.api.queries ?? {}).find(([key]) => key.startsWith('post(')) ?? [];
    const post = own as { data: { author: { uid: string; id: number } } } | undefined;
    expect(post?.data.author.uid).toBe(end?.account.uid);
    expect(String(post?.data.author.id)).toBe(end?.account.uid);
  });

  it('R12: a note with a phone number, or a secret the rules let through, means no file', async () => {
    const noted = await exportSession(visit(), { ...where, note: `请打 ${planted.phone}` });
    expect(noted).toEqual({ ok: false, leaks: expect.arrayContaining([{ s: 0, path: '/note', kind: 'secret' }]) });
    const tape = visit();
    tape.entries.push({ action: { type: 'comments/dimmed', payload: { sneaked: planted.token } }, at: 2_000 });
    const sneaked = await exportSession(tape, where);
    expect(sneaked.ok).toBe(false);
    expect(JSON.stringify(sneaked)).not.toContain(planted.token);
  });

  it('R13: an action nobody made a rule for keeps its structure and none of its texts', async () => {
    const { file } = await exported(visit());
    const strange = file.entries.find(({ a }) => a.type === 'kefu/unheardOf');
    expect(strange?.a.payload).toEqual({
      text: '•'.repeat([...planted.letter].length),
      mail: expect.stringMatching(/^•+$/),
      deep: [{}],
    });
  });

  it('R12: the id of another member is the same placeholder in addresses, overlays, wishes and answers', async () => {
    const id = 554477;
    const person = { ...author, id, uid: '663311009', name: '南风' };
    const tape = createTape();
    const actions: UnknownAction[] = [
      ...call('Query', 'userProfile', { id }, { payload: person }),
      navigationEvents.asked({ to: `/square?user=${id}`, how: 'push' }),
      overlayEvents.opened({ kind: 'own-page', data: { id }, search: `?user=${id}` }),
      overlayEvents.opened({ kind: 'square-confirm', data: { kind: 'block', id } }),
      overlayEvents.opened({ kind: 'report', data: { kind: 'user', id } }),
      wishEvents.tapped({ target: { kind: 'follow', id }, want: true }),
      wishEvents.tapped({ target: { kind: 'like', of: 'post', id: 12 }, want: true }),
    ];
    tape.entries = actions.map((action, index) => ({ action, at: 1_000 + index }));
    const { file, text } = await exported(tape);
    expect(text).not.toContain(String(id));
    const [, profile, asked, card, confirm, report, follow, like] = file.entries.map(({ a }) => a.payload);
    const placeholder = (profile as typeof person).id;
    expect(asked).toEqual({ to: `/square?user=${placeholder}`, how: 'push' });
    expect(card).toEqual({ kind: 'own-page', search: `?user=${placeholder}`, data: { id: placeholder } });
    expect(confirm).toEqual({ kind: 'square-confirm', data: { kind: 'block', id: placeholder } });
    expect(report).toEqual({ kind: 'report', data: { kind: 'user', id: placeholder } });
    expect(follow).toEqual({ target: { kind: 'follow', id: placeholder }, want: true });
    const { target } = like as { target: { id: number } };
    expect(target).toEqual({ kind: 'like', of: 'post', id: expect.any(Number) });
    expect(target.id).not.toBe(12);
  });

  it('R12: a secret that screens show is dots, and anywhere else means no file', async () => {
    const tape = createTape();
    const invite = { code: 'QXT417', link: '/register?inviteCode=QXT417', count: 1 };
    tape.entries = call('Query', 'invite', {}, { payload: invite }).map((action) => ({ action, at: 1 }));
    const { file } = await exported(tape);
    expect(file.entries[1]?.a.payload).toEqual({ code: '••••••', link: '•'.repeat(27), count: 1 });
    tape.entries.push({ action: { type: 'comments/dimmed', payload: { sneaked: 'QXT417' } }, at: 2 });
    expect((await exportSession(tape, where)).ok).toBe(false);
  });

  it('R12: takes no harm from a name that is a word of Plaza’s own, and hides it wherever it is a name', async () => {
    const named = { ...account, name: 'game', loginName: 'detail' };
    const tape = createTape();
    const actions: UnknownAction[] = [
      { type: 'persist/REHYDRATE', key: 'account', payload: named },
      navigationEvents.asked({ to: '/detail/7', how: 'push' }),
      overlayEvents.opened({ kind: 'purchase', data: { game: { id: 7, name: 'The game of games' }, platform: 1 } }),
      ...call('Query', 'post', { id: 5 }, { payload: { id: 5, content: 'x', author: { ...author, name: 'game' } } }),
      ...call('Query', 'gameTypes', {}, { payload: { id: 7, type: 'game', detail: { game: 1 } } }),
    ];
    tape.entries = actions.map((action, index) => ({ action, at: 1_000 + index }));
    const { file } = await exported(tape);
    const written = file.entries.map(({ a }) => a);
    expect(written.map(({ type }) => type)).toEqual(actions.map(({ type }) => type));
    expect(written[1]?.payload).toEqual(actions[1]?.payload);
    expect(written[2]?.payload).toEqual(actions[2]?.payload);
    expect(written[6]?.payload).toEqual(actions[6]?.payload);
    const who = written[0]?.payload as { name: string };
    expect(who.name).toMatch(/^p\d+$/);
    expect(written[4]?.payload).toMatchObject({ author: { name: who.name } });
  });

  it('R12: a name inside a kept text is replaced as a word: not inside another word, a key or a type', async () => {
    const tape = createTape();
    const actions: UnknownAction[] = [
      { type: 'persist/REHYDRATE', key: 'account', payload: { ...account, name: 'load', loginName: '远方的灯塔' } },
      ...call(
        'Query',
        'gameTypes',
        {},
        { payload: { loads: 'download', title: 'load, 远方的灯塔来过', load: `u${planted.uid}` } },
      ),
    ];
    tape.entries = actions.map((action, index) => ({ action, at: 1_000 + index }));
    const { file } = await exported(tape);
    const { name, loginName, uid } = file.entries.map(({ a }) => a.payload)[0] as typeof account;
    expect(file.entries[2]?.a.payload).toEqual({
      loads: 'download',
      title: `${name}, ${loginName}来过`,
      [name]: `u${uid}`,
    });
  });

  it('R12: the answer at the age gate, an intro and other choices are no secrets: the file is made, and shows them', async () => {
    const tape = visit();
    const actions: UnknownAction[] = [
      bookPrefsEvents.restored({ age: null, incognito: false, shelf: 'grid', opens: 'next', turned: [] }),
      bookPrefsEvents.ageAnswered({ age: 'adult' }),
      editEvents.submitted({ field: 'intro', value: 'games' }),
      editEvents.submitted({ field: 'sex', value: 1 }),
      ...call('Query', 'bookDetail', { id: 7 }, { payload: { id: 7, adult: true, pay: 'free', title: 'adult games' } }),
    ];
    tape.entries.push(...actions.map((action, index) => ({ action, at: 5_000 + index })));
    const { file } = await exported(tape);
    const read = readSessionFile(JSON.stringify(file));
    const { states } = await replayFile(file);
    expect(read.ok).toBe(true);
    expect(states.at(-1)?.bookPrefs.age).toBe('adult');
    expect(states.at(-1)?.edit).toMatchObject({ intro: { value: '•••••' } });
  });

  it('R12: of what a crash said only words of ours, of the language and of browsers are left', async () => {
    const said = (text: string) => {
      const tape = visit();
      tape.marks = [{ at: 1_010, kind: 'crash', text }];
      return exported(tape).then(({ file }) => (file.marks[0] as { text: string } | undefined)?.text);
    };
    const plain = "TypeError: Cannot read properties of undefined (reading 'pages')";
    expect(await said(plain)).toBe(plain);
    expect(await said('Minified React error #418; visit https://react.dev/errors/418')).toBe(
      'Minified React error #418; visit https://react.dev/errors/418',
    );
    expect(await said('ChunkLoadError: Loading chunk 77 failed.')).toBe('ChunkLoadError: Loading chunk 77 failed.');
    const quoted = await said(
      `SyntaxError: Unexpected token 'm', "${planted.post} under the mat" is not valid JSON, ${planted.email}, 139 1234 5678, 480913`,
    );
    expect(quoted).toMatch(/^SyntaxError: Unexpected token '•', "•+ •+ the •+" is not valid JSON, •+, •+, •+$/);
    expect(await said(`Error: ${planted.nick} ${planted.token}`)).toMatch(/^Error: •+ •+$/);
  });
});
