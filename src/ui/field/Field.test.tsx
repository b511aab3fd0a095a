import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { Field, TextArea } from './Field';
import { SecretField } from './SecretField';

function Phone({ error }: { error?: string }) {
  const [value, onChange] = useState('');
  return (
    <Field
      label="手机号"
      placeholder="手机号"
      prefix="+86"
      limit={11}
      {...{ error, hint: '仅用于登录', value, onChange }}
    />
  );
}

describe('Field', () => {
  it('is found by its label and hands every change up', async () => {
    render(<Phone />);
    await userEvent.type(screen.getByRole('textbox', { name: '手机号' }), '138');
    expect(screen.getByRole('textbox')).toHaveValue('138');
    expect(screen.getByText('3/11')).toBeInTheDocument();
    expect(screen.getByRole('textbox')).toHaveAccessibleDescription('仅用于登录');
  });

  it('says what is wrong in place of the hint', () => {
    render(<Phone error="请输入正确的 11 位手机号" />);
    expect(screen.getByRole('textbox')).toBeInvalid();
    expect(screen.getByRole('textbox')).toHaveAccessibleDescription('请输入正确的 11 位手机号');
    expect(screen.queryByText('仅用于登录')).not.toBeInTheDocument();
  });

  it('counts what a member sees, one for an emoji', () => {
    render(<TextArea label="内容" value="好😀" onChange={() => {}} limit={500} />);
    expect(screen.getByText('2/500')).toBeInTheDocument();
    expect(screen.getByRole('textbox', { name: '内容' }).tagName).toBe('TEXTAREA');
  });
});

describe('SecretField', () => {
  it('reports length and validity, never the text', async () => {
    const onFacts = jest.fn();
    render(<SecretField kind="password" label="密码" rule={(text) => text.length >= 3} onFacts={onFacts} />);
    await userEvent.type(screen.getByLabelText('密码'), 'a1b');
    expect(onFacts.mock.calls.map(([facts]) => facts)).toEqual([
      { length: 1, valid: false },
      { length: 2, valid: false },
      { length: 3, valid: true },
    ]);
    expect(JSON.stringify(onFacts.mock.calls)).not.toContain('a1b');
  });

  it('shows the password on demand and keeps what was typed', async () => {
    render(<SecretField kind="password" label="密码" rule={() => true} onFacts={() => {}} />);
    const input = screen.getByLabelText('密码');
    await userEvent.type(input, 'secret1');
    expect(input).toHaveAttribute('type', 'password');
    await userEvent.click(screen.getByRole('button', { name: '显示密码' }));
    expect(input).toHaveAttribute('type', 'text');
    expect(input).toHaveValue('secret1');
  });

  it('a code is offered from the SMS and typed on digits', () => {
    render(<SecretField kind="code" label="验证码" rule={() => true} onFacts={() => {}} />);
    expect(screen.getByLabelText('验证码')).toHaveAttribute('autocomplete', 'one-time-code');
    expect(screen.getByLabelText('验证码')).toHaveAttribute('inputmode', 'numeric');
  });
});
