import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { Button } from '@/ui/button/Button';
import { OverlayProvider } from '@/ui/overlay/OverlayProvider';
import { Sheet } from '@/ui/sheet/Sheet';
import { Dialog } from './Dialog';

const kinds = [
  ['Dialog', Dialog],
  ['Sheet', Sheet],
] as const;

describe.each(kinds)('%s', (_name, Overlay) => {
  it('F3: asks to close by X and Esc, and stays until its owner agrees', async () => {
    const onCloseAsked = jest.fn();
    render(
      <Overlay open title="下载《云端猫岛》" note="安卓版" onCloseAsked={onCloseAsked}>
        <p>需要 30 钻</p>
      </Overlay>,
    );
    const overlay = screen.getByRole('dialog', { name: '下载《云端猫岛》' });
    expect(overlay).toHaveAccessibleDescription('安卓版');
    // The focus is kept by code; a screen reader has to be told.
    expect(overlay).toHaveAttribute('aria-modal', 'true');
    await userEvent.click(screen.getByRole('button', { name: '关闭' }));
    await userEvent.keyboard('{Escape}{Escape}{Escape}');
    expect(onCloseAsked.mock.calls.flat()).toEqual(['x', 'escape', 'escape', 'escape']);
    expect(overlay).toBeInTheDocument();
  });

  it('moves in although it is born open', async () => {
    render(
      <Overlay open title="标题" onCloseAsked={() => {}}>
        x
      </Overlay>,
    );
    const overlay = screen.getByRole('dialog');
    expect(overlay).toHaveAttribute('data-starting-style');
    await waitFor(() => expect(overlay).not.toHaveAttribute('data-starting-style'));
  });

  it('F3: one that is covered by another does not answer Esc', async () => {
    const onCloseAsked = jest.fn();
    render(
      <Overlay open top={false} title="标题" onCloseAsked={onCloseAsked}>
        x
      </Overlay>,
    );
    await userEvent.keyboard('{Escape}');
    expect(onCloseAsked).not.toHaveBeenCalled();
  });

  it('F3: keeps the focus inside and gives it back', async () => {
    function Host() {
      const [open, setOpen] = useState(false);
      return (
        <OverlayProvider nonce="n">
          <Button onClick={() => setOpen(true)}>打开</Button>
          <Overlay open={open} title="标题" actions={<Button>确认</Button>} onCloseAsked={() => setOpen(false)}>
            内容
          </Overlay>
        </OverlayProvider>
      );
    }
    render(<Host />);
    await userEvent.click(screen.getByRole('button', { name: '打开' }));
    const overlay = await screen.findByRole('dialog');
    for (let tab = 0; tab < 5; tab += 1) {
      await userEvent.tab();
      await waitFor(() => expect(overlay).toContainElement(document.activeElement as HTMLElement));
    }
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await waitFor(() => expect(screen.getByRole('button', { name: '打开' })).toHaveFocus());
  });
});
