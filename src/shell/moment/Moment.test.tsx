import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { PortsContext } from '@/kernel/hooks';
import { createFakePorts } from '@/testing/fakePorts';
import { Moment } from './Moment';

function show({ live = true } = {}) {
  const ports = createFakePorts();
  if (!live) ports.gate.enter('travel');
  const tapped = jest.fn();
  const { container } = render(
    <PortsContext value={ports}>
      <Moment>
        <b>得奖</b>
      </Moment>
      <button type="button" onClick={tapped}>
        继续
      </button>
    </PortsContext>,
  );
  return { tapped, moment: () => container.querySelector('[data-tone]') };
}

describe('a moment', () => {
  it('plays until the next tap, which does what it was meant for', async () => {
    const { tapped, moment } = show();
    expect(moment()).toHaveAttribute('data-plays');
    await userEvent.click(screen.getByRole('button', { name: '继续' }));
    expect(tapped).toHaveBeenCalledTimes(1);
    expect(moment()).not.toHaveAttribute('data-plays');
    expect(screen.getByText('得奖')).toBeInTheDocument();
  });

  it('a key ends it as well', async () => {
    const { moment } = show();
    await userEvent.keyboard('{Tab}');
    expect(moment()).not.toHaveAttribute('data-plays');
  });

  it('is at rest for whoever looks at the past', () => {
    expect(show({ live: false }).moment()).not.toHaveAttribute('data-plays');
  });
});
