import { waitFor } from '@testing-library/react';
import { letterEvents, selectFeedback } from '@/features/support/lettersSlice';
import { supportCaseStart, supportCaseTable } from '@/features/support/supportCaseMachine';
import { selectSupportCase, supportCaseEvents } from '@/features/support/supportCaseSlice';
import { walk } from '@/lib/machine/walk';
import { overlayEvents } from '@/shell/overlays/overlaysSlice';
import { buildAccount } from '@/testing/builders/member';
import { createTestStore } from '@/testing/testStore';

// In a browser these are chunks; here their first import takes longer than a tap.
beforeAll(async () => {
  await import('./makeCase');
  await import('@/app/recorder/exportSession');
  await import('@/app/recorder/keeper');
}, 60_000);

const CALL = 'POST v1/support/case';
const taken = { number: '4827-1903', expiresAt: 1_800_000_000_000 };

/** A member's store over a server, and what its recording comes to. */
async function scene() {
  const member = buildAccount();
  const { store, ports } = await createTestStore({ member });
  const { server } = ports;
  const here = () => selectSupportCase(store.getState());
  const reach = (at: string) =>
    waitFor(
      async () => {
        await ports.clock.advance();
        expect(here().at).toBe(at);
      },
      { timeout: 10_000 },
    );
  return { server, store, ports, here, reach };
}

describe('a recording on its way to support', () => {
  it('D1: every state is reached, and left again', () => {
    expect(walk(supportCaseTable, supportCaseStart)).toEqual([]);
  });

  it('R12: is shown in figures first, and sent once the member agrees', async () => {
    const { server, store, here, reach } = await scene();
    server.reply(CALL, taken);
    store.dispatch(overlayEvents.opened({ kind: 'support-case', data: { from: 'fault', trace: 'pQ3vD0u8Zk1a' } }));
    await reach('ready');
    expect(here()).toMatchObject({ trace: 'pQ3vD0u8Zk1a', figures: { minutes: 1, pages: 1, loads: 0 } });
    expect(server.callsTo(CALL)).toHaveLength(0);
    store.dispatch(supportCaseEvents.confirmed());
    await reach('sent');
    expect(here()).toMatchObject(taken);
    const [call] = server.callsTo(CALL);
    expect(call?.parts).toMatchObject({ from: 'fault', trace: 'pQ3vD0u8Zk1a' });
  });

  it('that did not arrive stays, and goes again under the same name', async () => {
    const { server, store, here, reach } = await scene();
    server.reply(CALL, new TypeError('no network'));
    store.dispatch(supportCaseEvents.asked({ from: 'crash' }));
    await reach('ready');
    store.dispatch(supportCaseEvents.confirmed());
    await reach('refused');
    expect(here()).toMatchObject({ text: expect.stringContaining('网络') });
    server.reply(CALL, taken);
    store.dispatch(supportCaseEvents.confirmed());
    await reach('sent');
    const ids = server.callsTo(CALL).map(({ parts }) => parts.requestId);
    expect([ids.length, new Set(ids).size]).toEqual([2, 1]);
  });

  it('goes before its letter, which names it; a letter waits for it, and comes back where it does not arrive', async () => {
    const { server, store, reach } = await scene();
    const letter = { kind: 'bug', content: '付了钱没到账' } as const;
    const submit = () => store.dispatch(letterEvents.submitted({ kind: 'feedback', letter, attach: true }));
    server.reply(CALL, new TypeError('no network'));
    server.reply('POST v1/feedback', { repeated: false });
    store.dispatch(supportCaseEvents.asked({ from: 'letter' }));
    await reach('ready');
    submit();
    await reach('refused');
    expect([selectFeedback(store.getState()).at, server.callsTo('v1/feedback')]).toEqual(['writing', []]);
    server.reply(CALL, taken);
    submit();
    await reach('sent');
    await waitFor(() => expect(selectFeedback(store.getState()).at).toBe('sent'));
    expect(server.callsTo('v1/feedback')[0]?.form).toMatchObject({ caseNumber: '4827-1903' });
  });

  it('is none where nothing is recorded, and is forgotten with a new sheet', async () => {
    const { store, ports, here, reach } = await scene();
    ports.tape.stopped = 'byMember';
    store.dispatch(supportCaseEvents.asked({ from: 'letter' }));
    await reach('withheld');
    expect(here()).toMatchObject({ why: 'off' });
    store.dispatch(overlayEvents.opened({ kind: 'feedback' }));
    expect(here().at).toBe('idle');
  });
});
