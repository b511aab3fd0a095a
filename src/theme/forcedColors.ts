/**
 * Where the system lends its few colours, grounds are gone, and with them the edge of every button, what is chosen and the knob of a switch:
 * lines say it instead, drawn inside, so that nothing moves. A slider is drawn by the system.
 */
export const forcedColorsCss = `
  @media (forced-colors: active) {
    button, a[data-tone], a[data-fill], input, textarea, select, [role='dialog'] { outline: 1px solid; outline-offset: -1px; }
    label:has([type='radio']) { outline: 1px solid; outline-offset: -1px; }
    [aria-selected='true'], [aria-pressed='true'], [aria-current]:not([aria-current='false']) {
      outline: .1875rem solid Highlight; outline-offset: -.1875rem;
    }
    label:has(:checked:not([role='switch'])) { outline: .1875rem solid Highlight; outline-offset: -.1875rem; }
    [type='range'] { -webkit-appearance: auto !important; appearance: auto !important; }
    [role='switch']::after { background: ButtonText; }
    [role='switch']:checked::after { background: Highlight; }
    :focus-visible { outline: .25rem solid Highlight !important; outline-offset: 0 !important; }
  }
`;
