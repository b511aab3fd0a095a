import { type House, type Kind, simulate } from './docs/scaleSimulation';

const page: Kind = { share: 0.9, server: 2, primary: 1, replicas: 0 };
const search: Kind = { share: 0.1, server: 2, primary: 0, replicas: 30 };
const house: House = { rate: 1, processes: 2, primary: 1, replicas: 1 };

describe('the house of many members, simulated', () => {
  it('alone a call takes what it costs: a page for the most, a search for the slowest', () => {
    const { p50, p99 } = simulate([page, search], house);
    expect(p50).toBeCloseTo(3);
    expect(p99).toBeGreaterThanOrEqual(32);
  });

  it('calls wait where there are many, less with more processes, and for ever where there are too few', () => {
    const busy = { ...house, rate: 600, primary: 4 };
    const [two, four] = [
      simulate([{ ...page, share: 1 }], busy),
      simulate([{ ...page, share: 1 }], { ...busy, processes: 4 }),
    ];
    expect(two.p99).toBeGreaterThan(3);
    expect(four.p99).toBeLessThan(two.p99);
    expect(simulate([{ ...page, share: 1 }], { ...busy, processes: 1 }).p50).toBeGreaterThan(1000);
  });

  it('says the same of the same', () => {
    expect(simulate([page, search], { ...house, rate: 300 })).toEqual(
      simulate([page, search], { ...house, rate: 300 }),
    );
  });
});
