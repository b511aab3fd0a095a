import { beforeAfter } from './beforeAfter';

it('shows both sides value by value and marks what differs', () => {
  const { before, after } = beforeAfter(
    '{"role":"support","limits":{"diamonds":500},"tags":["a","b"]}',
    '{"role":"admin","limits":{"diamonds":500},"tags":["a"]}',
  );
  expect(before?.map(({ path, value, differs }) => [path, value, differs])).toEqual([
    ['role', '"support"', true],
    ['limits.diamonds', '500', false],
    ['tags', '["a","b"]', true],
  ]);
  expect(after?.find(({ path }) => path === 'role')).toEqual({ path: 'role', value: '"admin"', differs: true });
});

it('a side that there is not is none, and a text that is no JSON stands as it is', () => {
  expect(beforeAfter(null, '{"id":3}')).toEqual({ before: null, after: [{ path: 'id', value: '3', differs: true }] });
  expect(beforeAfter('old', undefined)).toEqual({ before: [{ path: '', value: '"old"', differs: true }], after: null });
});
