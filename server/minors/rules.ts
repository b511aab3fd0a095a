/** What somebody of an age may pay, from that age on. */
export interface SpendingStep {
  age: number;
  onceFen: number;
  monthFen: number;
}

export const WEEKDAYS = ['sun', 'mon', 'tue', 'wed', 'thu', 'fri', 'sat'] as const;
export type Weekday = (typeof WEEKDAYS)[number];

/** When minors may pay: hours of business time on these days of the week, and on holidays. */
export interface MinorHours {
  days: readonly Weekday[];
  holidays: boolean;
  from: number;
  until: number;
}

/** What minors may do with money. */
export interface MinorRules {
  /** By age; under the first one nothing. None: nobody under 18 pays. */
  steps: readonly SpendingStep[];
  /** null: at any time. */
  hours: MinorHours | null;
  /** Public holidays, `YYYY-MM-DD`. */
  holidays: ReadonlySet<string>;
}

/** House rule (contract.md 3): nobody under 18 pays. */
export const nobodyUnder18: MinorRules = { steps: [], hours: null, holidays: new Set() };

/** 国家新闻出版署《关于防止未成年人沉迷网络游戏的通知》 of 25 October 2019, third: under 8 nothing, from 8 on ¥50 and ¥200 a month, from 16 on ¥100 and ¥400. */
export const NOTICE_OF_2019 = '8=5000/20000,16=10000/40000';
/** 《关于进一步严格管理 切实防止未成年人沉迷网络游戏的通知》 of 30 August 2021, first: Fridays, Saturdays, Sundays and public holidays from 20 to 21. */
export const NOTICE_OF_2021 = 'fri,sat,sun,holidays=20-21';
/** 《国务院办公厅关于2026年部分节假日安排的通知》 of 4 November 2025: https://politics.gmw.cn/2025-11/04/content_38391083.htm. */
export const HOLIDAYS_OF_2026 =
  '2026-01-01..2026-01-03,2026-02-15..2026-02-23,2026-04-04..2026-04-06,2026-05-01..2026-05-05,2026-06-19..2026-06-21,2026-09-25..2026-09-27,2026-10-01..2026-10-07';
