import { guideText as text } from '@/text/guide';
import type { Menu } from './menus';

interface MenuPictureProps {
  menu: Menu;
  /** The menu's button with an arrow at it, or the menu open with what is chosen. */
  shows: 'press' | 'choose';
}

/** A phone with the app's menu, drawn by us and like none of theirs; the step's words stand under it, so it is not read out. */
export function MenuPicture({ menu, shows }: MenuPictureProps) {
  return (
    <svg viewBox="0 0 128 104" aria-hidden="true">
      <path
        d="M14 104V22Q14 10 26 10H102Q114 10 114 22V104"
        fill="var(--surface)"
        stroke="var(--field-line)"
        strokeWidth="2"
      />
      <path d="M54 15.5H74" stroke="var(--line)" strokeWidth="3" strokeLinecap="round" />
      <path
        d="M28 26L24 30L28 34"
        fill="none"
        stroke="var(--text-3)"
        strokeWidth="2"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
      <path d="M46 30H76" stroke="var(--line)" strokeWidth="5" strokeLinecap="round" />
      <path d="M15 40H113" stroke="var(--line)" strokeWidth="1.5" />
      {shows === 'press' ? <Page menu={menu} /> : <Panel menu={menu} />}
    </svg>
  );
}

/** The page, and an arrow to where the menu stands. */
function Page({ menu: { at, mark } }: Pick<MenuPictureProps, 'menu'>) {
  const top = at === 'top';
  return (
    <>
      <rect x="22" y="47" width="40" height="26" rx="5" fill="var(--sunken)" />
      <path d="M68 51H104M68 60H96M24 82H84" stroke="var(--line)" strokeWidth="5" strokeLinecap="round" />
      {!top && <path d="M15 84H113V104H15Z" fill="var(--surface)" stroke="var(--line)" strokeWidth="1.5" />}
      <g transform={top ? 'translate(100 30)' : 'translate(64 94)'}>
        <circle r="11" fill="var(--primary-tint)" stroke="var(--primary)" strokeWidth="2" />
        <Mark mark={mark} />
      </g>
      <path
        d={top ? 'M72 78Q100 76 100 50M93.5 56.5L100 49L106.5 56.5' : 'M98 50Q98 70 76 82M77.5 72.5L75 82.5L85 82'}
        fill="none"
        stroke="var(--primary)"
        strokeWidth="3.5"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </>
  );
}

const marks: Readonly<Record<Menu['mark'], string>> = {
  dots: 'M-5 0H-5M0 0H0M5 0H5',
  column: 'M0-5V-5M0 0V0M0 5V5',
  lines: 'M-5-4H5M-5 0H5M-5 4H5',
  share: 'M0 2V-7M-3-4L0-7L3-4M-3-2H-5V6H5V-2H3',
};

const Mark = ({ mark }: Pick<Menu, 'mark'>) => (
  <path
    d={marks[mark]}
    fill="none"
    stroke="var(--primary)"
    strokeWidth={mark === 'dots' || mark === 'column' ? 3.4 : 1.8}
    strokeLinecap="round"
    strokeLinejoin="round"
  />
);

const choices: Readonly<Record<Menu['choice'], string>> = {
  browser: 'M0-7A7 7 0 1 0 .01-7ZM3-3L1.2 1.2L-3 3L-1.2-1.2Z',
  home: 'M-6-6H6V6H-6ZM0-3V3M-3 0H3',
  desktop: 'M-6-6H6V6H-6ZM0-3V3M-3 0H3',
};

/** The menu open at the lower edge: other things in grey, the one to choose in colour. */
function Panel({ menu: { choice } }: Pick<MenuPictureProps, 'menu'>) {
  return (
    <>
      <path d="M15 40H113V104H15Z" fill="var(--text)" opacity=".12" />
      <path d="M15 104V62Q15 52 25 52H103Q113 52 113 62V104Z" fill="var(--surface)" />
      {[32, 96].map((x) => (
        <g key={x} fill="var(--sunken)">
          <rect x={x - 9} y="60" width="18" height="18" rx="6" />
          <rect x={x - 8} y="84" width="16" height="4" rx="2" />
        </g>
      ))}
      <g transform="translate(64 70)">
        <circle r="13" fill="var(--primary-tint)" stroke="var(--primary)" strokeWidth="2" />
        <path
          d={choices[choice]}
          fill="none"
          stroke="var(--primary)"
          strokeWidth="1.8"
          strokeLinecap="round"
          strokeLinejoin="round"
        />
      </g>
      <text x="64" y="97" textAnchor="middle" fontSize="8.5" fontWeight="600" fill="var(--text)">
        {text.label[choice]}
      </text>
    </>
  );
}
