import '@testing-library/jest-dom';
import { configure } from '@testing-library/react';

// A test cut short goes on under the next one and fails that too: slow machines get time, and only hanging ends here.
jest.setTimeout(20_000);
// What a slow machine draws late is drawn all the same.
configure({ asyncUtilTimeout: 10_000 });
