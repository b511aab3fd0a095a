import { onePath } from './webpack/onePath.mjs';

describe('an icon as one path', () => {
  it.each([
    ['a path as it is', ['path', { d: 'M2 2h4', key: 'a' }], 'M2 2h4'],
    ['a path that begins relatively, from the origin', ['path', { d: 'm15 5 4 4' }], 'M0 0m15 5 4 4'],
    ['a circle as two arcs', ['circle', { cx: '18', cy: '5', r: '3' }], 'M15 5a3 3 0 1 0 6 0a3 3 0 1 0 -6 0'],
    ['an ellipse', ['ellipse', { cx: '12', cy: '5', rx: '9', ry: '3' }], 'M3 5a9 3 0 1 0 18 0a9 3 0 1 0 -18 0'],
    ['a line', ['line', { x1: '1', y1: '2', x2: '3', y2: '4' }], 'M1 2L3 4'],
    ['a polyline', ['polyline', { points: '1 2 3 4' }], 'M1 2 3 4'],
    ['a polygon, closed', ['polygon', { points: '1 2 3 4 5 6' }], 'M1 2 3 4 5 6z'],
    [
      'a rectangle with its corners',
      ['rect', { x: '3', y: '4', width: '10', height: '8', ry: '2' }],
      'M5 4h6a2 2 0 0 1 2 2v4a2 2 0 0 1 -2 2h-6a2 2 0 0 1 -2 -2v-4a2 2 0 0 1 2 -2z',
    ],
  ] as const)('has %s', (_what, shape, path) => {
    expect(onePath([shape])).toBe(path);
  });

  it('has every part of it, and refuses a shape it cannot write', () => {
    const line = ['line', { x1: '1', y1: '2', x2: '3', y2: '4' }] as const;
    expect(onePath([line, ['path', { d: 'm1 1h2' }]])).toBe('M1 2L3 4M0 0m1 1h2');
    expect(() => onePath([['text', {}]])).toThrow('<text>');
  });
});
