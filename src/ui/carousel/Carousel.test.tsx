import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Rail } from '@/ui/rail/Rail';
import { type After, Carousel } from './Carousel';

const clock = { acts: [] as (() => void)[], ms: 0 };
const after: After = (ms, turn) => {
  clock.ms = ms;
  clock.acts.push(turn);
  return () => {
    clock.acts = clock.acts.filter((one) => one !== turn);
  };
};
const tick = () =>
  act(() => {
    for (const turn of clock.acts) turn();
  });

beforeEach(() => {
  clock.acts = [];
  delete document.documentElement.dataset.motion;
});

function banners(count = 3) {
  const names = ['云端猫岛', '深海电台', '像素地牢'].slice(0, count);
  render(
    <Carousel after={after}>
      {names.map((name) => (
        <a key={name} href="/games">
          {name}
        </a>
      ))}
    </Carousel>,
  );
}

const shown = () => document.querySelectorAll('[aria-roledescription="slide"]:not([inert])')[0]?.textContent;

describe('Carousel', () => {
  it('turns every 4 s and starts over at the end', () => {
    banners();
    expect(clock.ms).toBe(4000);
    expect(shown()).toBe('第 1 张，共 3 张云端猫岛');
    tick();
    tick();
    expect(shown()).toContain('像素地牢');
    tick();
    expect(shown()).toContain('云端猫岛');
  });

  it('stands still while touched or focused, and goes on afterwards', async () => {
    banners();
    const box = screen.getByRole('region', { name: '推荐' });
    fireEvent.touchStart(box);
    expect(clock.acts).toHaveLength(0);
    fireEvent.touchEnd(box);
    expect(clock.acts).toHaveLength(1);
    await userEvent.tab();
    expect(clock.acts).toHaveLength(0);
  });

  it('does not turn by itself under reduced motion', () => {
    document.documentElement.dataset.motion = 'reduced';
    banners();
    expect(clock.acts).toHaveLength(0);
  });

  it('turns by arrow keys and takes the focus along', async () => {
    banners();
    await userEvent.tab();
    await userEvent.keyboard('{ArrowRight}');
    expect(screen.getByRole('link', { name: '深海电台' })).toHaveFocus();
    await userEvent.tab();
    await userEvent.tab();
    expect(shown()).toContain('深海电台');
  });

  it('one banner is a picture, not a carousel', () => {
    banners(1);
    expect(clock.acts).toHaveLength(0);
  });
});

it('a rail is a named list', () => {
  render(
    <Rail label="热门游戏" rows={3}>
      {[<p key="1">一</p>, <p key="2">二</p>]}
    </Rail>,
  );
  expect(screen.getByRole('list', { name: '热门游戏' })).toBeInTheDocument();
  expect(screen.getAllByRole('listitem')).toHaveLength(2);
});
