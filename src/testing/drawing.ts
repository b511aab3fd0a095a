import '@testing-library/jest-dom';
import { configure } from '@testing-library/dom';

// What a slow machine draws late is drawn all the same.
configure({ asyncUtilTimeout: 10_000 });

// @ts-expect-error: by its file, for its name leads here (jest.config.ts); tests see the types of the name.
export * from '@testing-library/react/dist/index.js';
