import { businessWeek } from './businessWeek';

describe('the business week', () => {
  it('turns at midnight in Shanghai, wherever the device is', () => {
    const sunday = Date.UTC(2026, 10, 22, 15, 59, 59);
    expect(businessWeek(sunday)).toEqual({ today: 7, dates: [16, 17, 18, 19, 20, 21, 22] });
    expect(businessWeek(sunday + 1000)).toEqual({ today: 1, dates: [23, 24, 25, 26, 27, 28, 29] });
  });

  it('goes over the end of a month', () => {
    expect(businessWeek(Date.UTC(2026, 11, 1, 4))).toEqual({ today: 2, dates: [30, 1, 2, 3, 4, 5, 6] });
  });
});
