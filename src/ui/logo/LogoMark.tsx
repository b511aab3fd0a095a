/** The product's mark (`src/theme/logo.ts`); whoever places it gives the size. Decoration: the name stands beside it. */
export const LogoMark = () => <i data-logo="" aria-hidden="true" />;
