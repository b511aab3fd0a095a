import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Price } from '@/ui/price/Price';
import { describeConformance } from '@/ui/testing/describeConformance';
import { GetButton } from './GetButton';

describeConformance('GetButton', <GetButton>下载</GetButton>, { tag: 'button' });
describeConformance('Price', <Price diamonds={30} />, { tag: 'span' });

describe('GetButton', () => {
  it('says a price in words, not only as a picture of a gem', () => {
    render(<GetButton price={1200} />);
    expect(screen.getByRole('button', { name: '1,200 钻石' })).toBeInTheDocument();
  });

  it('offers nothing where the game cannot be had', async () => {
    const onClick = jest.fn();
    render(
      <GetButton face="no" onClick={onClick}>
        仅 iOS
      </GetButton>,
    );
    await userEvent.click(screen.getByRole('button', { name: '仅 iOS' }));
    expect(onClick).not.toHaveBeenCalled();
    expect(screen.getByRole('button')).toHaveAttribute('aria-disabled', 'true');
    expect(screen.getByRole('button')).toHaveFocus();
  });

  it('refuses taps while busy', async () => {
    const onClick = jest.fn();
    render(
      <GetButton busy onClick={onClick}>
        下载
      </GetButton>,
    );
    await userEvent.click(screen.getByRole('button', { name: '下载' }));
    expect(onClick).not.toHaveBeenCalled();
  });
});
