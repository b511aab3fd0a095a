import { sessionEnded, sessionStarted } from '@/kernel/sessionEvents';
import { buildAccount } from '@/testing/builders/member';
import { createTestStore, type Scene } from '@/testing/testStore';
import { formEvents, selectForm, selectHasDraft } from './formsSlice';
import { draftsKey } from './keptDrafts';

const FORM = 'comment:501:0';
const typed = (content: string, form = FORM) => formEvents.drafted({ form, draft: { content } });
const member = buildAccount();

async function tab(scene: Scene = {}) {
  const world = await createTestStore(scene);
  const does = async (...actions: Parameters<typeof world.store.dispatch>[0][]) => {
    for (const action of actions) world.store.dispatch(action);
    await world.ports.clock.advance();
  };
  const content = (form = FORM) => selectForm(world.store.getState(), form).draft.content;
  const { local } = world.ports;
  return { ...world, does, content, local, stored: (uid: string) => local.read(draftsKey(uid)) };
}

describe('drafts of what others will read', () => {
  it('survive a reload and a closed tab', async () => {
    const before = await tab({ member });
    await before.does(typed('写到一半'));
    const after = await tab({ ports: { local: before.local } });
    expect(after.content()).toBe('写到一半');
  });

  it('of oneself survive a reload in their tab alone, and nothing of a secret with them', async () => {
    const before = await tab();
    await before.does(
      formEvents.drafted({
        form: 'register',
        draft: { loginName: 'half_typed', passwordLength: 6, passwordValid: true },
      }),
      formEvents.drafted({ form: 'user:intro', draft: { intro: '我喜欢灯塔' } }),
      formEvents.drafted({ form: 'bind', draft: { phone: '13800130001' } }),
    );
    const after = await tab({ ports: { local: before.local, session: before.ports.session } });
    const draftOf = (form: string) => selectForm(after.store.getState(), form).draft;
    expect([draftOf('register'), draftOf('user:intro'), draftOf('bind')]).toEqual([
      { loginName: 'half_typed' },
      { intro: '我喜欢灯塔' },
      {},
    ]);
    const elsewhere = await tab({ ports: { local: before.local } });
    expect(selectForm(elsewhere.store.getState(), 'register').draft).toEqual({});
  });

  it('D4: survive code 2, a reload as a guest, and the login that follows', async () => {
    const before = await tab({ member });
    await before.does(typed('写到一半'), sessionEnded({ by: 'expired' }));
    before.local.remove('plaza:account');
    const after = await tab({ ports: { local: before.local } });
    expect(after.content()).toBeUndefined();
    await after.does(sessionStarted({ account: member, by: 'login' }));
    expect(after.content()).toBe('写到一半');
  });

  it('of a guest go along into the account, and the guest’s record goes', async () => {
    const here = await tab();
    await here.does(typed('游客写的'));
    expect(here.stored('')).toContain('游客写的');
    await here.does(sessionStarted({ account: member, by: 'login' }));
    expect([here.stored(''), here.content()]).toEqual([null, '游客写的']);
    expect(here.stored('1001')).toContain('游客写的');
  });

  it('D3: go with a log-out, and never reach another member', async () => {
    const here = await tab({ member });
    await here.does(typed('我的'), sessionEnded({ by: 'logout' }));
    expect(here.stored('1001')).toBeNull();
    await here.does(sessionStarted({ account: buildAccount({ uid: '2' }), by: 'login' }));
    expect(here.content()).toBeUndefined();
  });

  it('D3: go in every tab with a log-out in one, and D4: stay where the member was thrown out', async () => {
    const here = await tab({ member });
    await here.does(typed('我的'));
    await here.does(sessionEnded({ by: 'otherTab' }));
    expect(here.content()).toBe('我的');
    await here.does(sessionStarted({ account: member, by: 'otherTab' }));
    // The other tab's log-out took them from storage first.
    here.local.remove(draftsKey('1001'));
    await here.does(sessionEnded({ by: 'otherTab' }));
    expect(here.content()).toBeUndefined();
    await here.does(typed('别人写的'));
    expect([here.stored('1001'), here.stored('')]).toEqual([null, expect.stringContaining('别人写的')]);
  });

  it('are forgotten when the server said yes, or when nothing stands in them any more', async () => {
    const here = await tab({ member });
    await here.does(typed('一'), typed('二', 'comment:501:9'), formEvents.settled({ form: FORM }));
    expect(here.stored('1001')).not.toContain(FORM);
    await here.does(typed('', 'comment:501:9'));
    expect(here.stored('1001')).toBeNull();
  });

  it.each(['{', '[7]', '{"comment:501:0":7}', '{"comment:501:0":{"draft":{"content":{}},"at":1}}'])(
    'that read %s are none, put aside once, and gone with a log-out',
    async (text) => {
      const before = await tab({ member });
      before.local.write(draftsKey('1001'), text);
      const after = await tab({ ports: { local: before.local } });
      const aside = () => after.local.read(`${draftsKey('1001')}:quarantine`);
      expect([after.content(), aside()]).toEqual([undefined, text]);
      await after.does(typed('写到一半'));
      expect([after.content(), aside()]).toEqual(['写到一半', text]);
      await after.does(sessionEnded({ by: 'logout' }));
      expect(aside()).toBeNull();
    },
  );

  it('beside one that does not read stay what they are', async () => {
    const before = await tab({ member });
    await before.does(typed('写到一半'));
    const kept = JSON.parse(before.stored('1001') ?? '{}');
    before.local.write(draftsKey('1001'), JSON.stringify({ ...kept, 'post:new': 7 }));
    expect((await tab({ ports: { local: before.local } })).content()).toBe('写到一半');
  });

  it('of other forms stay in the tab, and only they stand in the way of a reload (C8)', async () => {
    const here = await tab({ member });
    await here.does(typed('138', 'bind'));
    expect([here.stored('1001'), selectHasDraft(here.store.getState())]).toEqual([null, true]);
    await here.does(formEvents.settled({ form: 'bind' }), typed('写到一半'));
    expect(selectHasDraft(here.store.getState())).toBe(false);
  });

  it('are bounded: the oldest go first', async () => {
    const here = await tab({ member });
    for (let number = 0; number < 60; number += 1) {
      await here.ports.clock.advance(1_000);
      await here.does(typed('字', `comment:${number}:0`));
    }
    const kept = Object.keys(JSON.parse(here.stored('1001') ?? '{}'));
    expect([kept.length, kept.includes('comment:9:0'), kept.includes('comment:59:0')]).toEqual([50, false, true]);
  });
});
