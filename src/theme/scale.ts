/**
 * What no theme changes: gradients, VIP and mark colours, type, space, radius, motion.
 * Sizes are px at a 375 px column ÷ 16; type also takes the member's own text size (B2).
 */
export const scale = `
  --g-primary: linear-gradient(135deg, var(--g-primary-from), var(--g-primary-to));
  --g-sky: linear-gradient(180deg, var(--g-sky-from), var(--g-sky-to));
  --g-diamond: linear-gradient(120deg, #0B7F9E, #5B4BE0);
  --g-gold: linear-gradient(105deg, #FBE9BE, #F0C670 55%, #D9A441);
  --g-navy: linear-gradient(125deg, var(--g-navy-from), var(--g-navy-mid) 55%, var(--g-navy-to));
  --g-read: linear-gradient(180deg, rgb(6 14 28 / 0), rgb(6 14 28 / .82));

  --vip-navy: #17233A;
  --vip-navy-2: #31456D;
  --vip-gold: #F7DDA0;
  --vip-gold-deep: #D9A441;
  --vip-line: rgb(247 221 160 / .28);

  --mark-free: #0B7A45;
  --mark-hot: #CE2B37;
  --mark-limited: #FFB648;
  --mark-limited-ink: #4A2500;
  --mark-forever: #5140D0;
  --mark-new: #1560CC;
  --badge-count: #CE2B37;
  --dot: #E5484D;

  --on-art: #FFFFFF;
  --glass: rgb(8 20 40 / .52);
  --glass-dark: rgb(12 18 32 / .86);
  --glass-dark-text: #AEB9CC;
  --glass-dark-line: rgb(255 255 255 / .08);

  --fs-10: calc(.625rem * var(--text-scale));
  --fs-12: calc(.75rem * var(--text-scale));
  --fs-13: calc(.8125rem * var(--text-scale));
  --fs-14: calc(.875rem * var(--text-scale));
  --fs-15: calc(.9375rem * var(--text-scale));
  --fs-16: calc(1rem * var(--text-scale));
  --fs-18: calc(1.125rem * var(--text-scale));
  --fs-22: calc(1.375rem * var(--text-scale));
  --fs-26: calc(1.625rem * var(--text-scale));
  --fs-32: calc(2rem * var(--text-scale));
  --font: "PingFang SC", "HarmonyOS Sans SC", "MiSans", "Noto Sans SC", "Noto Sans CJK SC", system-ui, sans-serif;
  --font-num: "DIN Alternate", "HarmonyOS Sans SC", "MiSans", "PingFang SC", "Noto Sans SC", "Noto Sans CJK SC",
    system-ui, sans-serif;

  --s-4: .25rem;
  --s-8: .5rem;
  --s-12: .75rem;
  --s-16: 1rem;
  --s-20: 1.25rem;
  --s-24: 1.5rem;
  --gutter: 1rem;

  --r-4: .25rem;
  --r-8: .5rem;
  --r-12: .75rem;
  --r-16: 1rem;
  --r-20: 1.25rem;
  --r-icon: 23%;
  --r-full: 999px;

  --col: min(100%, 520px);
  --tabbar: 3.375rem;
  --header: 3rem;
  --stick: 0px;
  --stick-under: calc(var(--header) + var(--safe-top));
  --touch: 2.75rem;
  --safe-top: env(safe-area-inset-top, 0px);
  --safe-bottom: env(safe-area-inset-bottom, 0px);

  --t-fast: 150ms;
  --t: 220ms;
  --t-slow: 300ms;
  --t-tabs: 500ms;
  --t-success: 500ms;
  --ease: cubic-bezier(.22, .8, .3, 1);

  --z-bar: 20;
  --z-float: 30;
  --z-overlay: 50;
  --z-toast: 70;
`;
