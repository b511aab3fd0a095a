import { act, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { Provider } from 'react-redux';
import { PortsContext } from '@/kernel/hooks';
import { createTestStore } from '@/testing/testStore';
import { Field } from '@/ui/field/Field';
import { SecretField } from '@/ui/field/SecretField';
import { formEvents, selectForm } from './formsSlice';
import { phoneRule } from './rules';
import { useDraftField } from './useDraftField';
import { useSecretField } from './useSecretField';

function Form() {
  const note = useDraftField('form', 'note');
  const phone = useDraftField('form', 'phone', { rule: phoneRule, initial: '1' });
  const secret = useSecretField('form', 'secret', { rule: (text) => (text.length < 4 ? '太短' : '') });
  return (
    <>
      <Field label="手机号" placeholder="手机号" {...phone.props} />
      <Field label="备注" placeholder="备注" {...note.props} />
      <SecretField kind="password" label="密码" {...secret.props} />
    </>
  );
}

async function form() {
  const { store, ports } = await createTestStore();
  const view = render(
    <Provider store={store}>
      <PortsContext value={ports}>
        <Form />
      </PortsContext>
    </Provider>,
  );
  const pass = (ms: number) => act(() => ports.clock.advance(ms));
  const draft = () => selectForm(store.getState(), 'form').draft;
  return { ...view, store, ports, pass, draft, user: userEvent.setup() };
}

const phone = () => screen.getByRole('textbox', { name: '手机号' });

describe('a drafted field', () => {
  it('becomes a draft after 300 ms of quiet, once', async () => {
    const { store, user, pass, draft } = await form();
    let drafts = 0;
    let last = draft();
    store.subscribe(() => {
      if (draft() !== last) drafts += 1;
      last = draft();
    });
    await user.type(phone(), '38');
    await pass(299);
    expect(draft()).toEqual({});
    await pass(1);
    expect([draft(), drafts]).toEqual([{ phone: '138' }, 1]);
  });

  it('becomes one within a second of steady typing', async () => {
    const { user, pass, draft } = await form();
    for (const key of '3812') {
      await user.type(phone(), key);
      await pass(250);
    }
    expect(draft()).toEqual({ phone: '13812' });
  });

  it('becomes one at once when the browser hides the page or takes it away', async () => {
    const { user, draft, ports } = await form();
    await user.type(phone(), '38');
    act(() => ports.document.hide());
    expect(draft()).toEqual({ phone: '138' });
  });

  it('without a rule of its own keeps what its form said of it when it is left by that press', async () => {
    const { store, user } = await form();
    await user.type(screen.getByRole('textbox', { name: '备注' }), '短');
    act(() => void store.dispatch(formEvents.judged({ form: 'form', errors: { note: '太短' } })));
    await user.tab();
    expect(screen.getByText('太短')).toBeInTheDocument();
  });

  it('becomes one at once when the field is left, or the page', async () => {
    const { user, draft, unmount } = await form();
    await user.type(phone(), '3');
    await user.tab();
    expect(draft()).toEqual({ phone: '13' });
    await user.type(phone(), '9');
    unmount();
    expect(draft()).toEqual({ phone: '139' });
  });

  it('H1: shows what the state holds when the state changes', async () => {
    const { store, user, pass } = await form();
    await user.type(phone(), '3');
    await pass(300);
    act(() => void store.dispatch(formEvents.drafted({ form: 'form', draft: { phone: '177' } })));
    expect(phone()).toHaveValue('177');
    act(() => void store.dispatch(formEvents.settled({ form: 'form' })));
    expect(phone()).toHaveValue('1');
  });

  it('is judged when it is left with something in it, not when it is empty', async () => {
    const { user } = await form();
    await user.clear(phone());
    await user.tab();
    expect(phone()).toBeValid();
    await user.type(phone(), '12');
    await user.tab();
    expect(phone()).toHaveAccessibleDescription('请输入正确的 11 位手机号');
  });
});

describe('a secret field', () => {
  it('tells the store its length and validity, never its text', async () => {
    const { store, user, pass, draft } = await form();
    await user.type(screen.getByLabelText('密码'), 'geheim');
    await pass(300);
    expect(draft()).toEqual({ secretLength: 6, secretValid: true });
    expect(JSON.stringify(store.getState())).not.toContain('geheim');
  });

  it('says what is wrong when it is left', async () => {
    const { user } = await form();
    await user.type(screen.getByLabelText('密码'), 'abc');
    await user.tab();
    await user.tab();
    expect(screen.getByLabelText('密码')).toHaveAccessibleDescription('太短');
  });
});

describe('a field that is left by a press', () => {
  it('D6: says what is wrong after the click, so that nothing moves away under the pointer', async () => {
    const { user } = await form();
    const button = screen.getByRole('button', { name: '显示密码' });
    await user.type(phone(), '3');
    await user.pointer({ keys: '[MouseLeft>]', target: button });
    expect(phone()).not.toHaveFocus();
    expect(phone()).toBeValid();
    await user.pointer({ keys: '[/MouseLeft]', target: button });
    expect(phone()).toBeInvalid();
    expect(screen.getByRole('button', { name: '隐藏密码' })).toBeInTheDocument();
  });

  it('D6: says it too when the press ends elsewhere, without a click', async () => {
    const { user, pass } = await form();
    await user.type(phone(), '3');
    await user.pointer({ keys: '[MouseLeft>]', target: screen.getByRole('button', { name: '显示密码' }) });
    await user.pointer({ keys: '[/MouseLeft]', target: document.documentElement });
    await pass(0);
    expect(phone()).toBeInvalid();
  });
});
