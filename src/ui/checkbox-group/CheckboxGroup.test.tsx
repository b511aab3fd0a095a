import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { CheckboxGroup } from './CheckboxGroup';

const options = ['攻略', '同人', '求助', '闲聊'].map((label) => ({ value: label, label }));

function Tags({ start = [], min, max }: { start?: string[]; min?: number; max?: number }) {
  const [value, setValue] = useState(start);
  return <CheckboxGroup legend="标签" {...{ options, value, min, max }} onChange={setValue} />;
}

const box = (name: string) => screen.getByRole('checkbox', { name });

describe('CheckboxGroup', () => {
  it('F6: at the maximum the others are disabled and it says why', async () => {
    render(<Tags max={2} />);
    expect(screen.queryByRole('status')).not.toBeInTheDocument();
    await userEvent.click(box('求助'));
    await userEvent.click(box('攻略'));
    expect(box('同人')).toBeDisabled();
    expect(box('同人')).toHaveAccessibleDescription('最多选 2 项');
    expect(screen.getByRole('status')).toHaveTextContent('最多选 2 项');
    await userEvent.click(box('求助'));
    expect(box('同人')).toBeEnabled();
    expect(screen.queryByRole('status')).not.toBeInTheDocument();
  });

  it('F6: at the minimum the chosen ones cannot be taken away', async () => {
    render(<Tags min={1} start={['同人']} />);
    expect(box('同人')).toBeDisabled();
    expect(screen.getByRole('status')).toHaveTextContent('至少选 1 项');
    await userEvent.click(box('攻略'));
    expect(box('同人')).toBeEnabled();
  });

  it('keeps the order of the options and works by keyboard', async () => {
    const onChange = jest.fn();
    render(<CheckboxGroup legend="标签" options={options} value={['闲聊']} onChange={onChange} />);
    await userEvent.tab();
    await userEvent.keyboard(' ');
    expect(onChange).toHaveBeenCalledWith(['攻略', '闲聊']);
    expect(screen.getByRole('group', { name: '标签' })).toBeInTheDocument();
  });
});
