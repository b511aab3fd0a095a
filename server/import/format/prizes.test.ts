import { readContent } from '@server/import/readContent';
import { type Change, withExampleContent } from '@server/testing/exampleContent';

const { example } = withExampleContent();

const at = (file: string, from: string, to: string): Change => {
  return (edit) => edit(file, from, to);
};
const activity = (from: string, to: string) => at('activities.json', from, to);
const shop = (from: string, to: string) => at('shop.json', from, to);

const wrong: [what: string, change: Change, said: string][] = [
  [
    'a field that is misspelt',
    activity('"summary": "一', '"sumary": "一'),
    'activities.json: activities[1].sumary: is no field',
  ],
  ['an unknown kind', activity('"kind": "rank"', '"kind": "race"'), 'activities[2].kind: must be'],
  ['an unknown thing to do', activity('"kind": "comment"', '"kind": "sleep"'), 'activities[2].tasks[0].kind: must be'],
  ['odds below 100 %', activity('"percent": 60', '"percent": 59.99'), 'activities[1].prizes: must come to 100 %'],
  ['odds finer than counted', activity('39.5', '39.505'), 'activities[1].prizes[1].percent: must have at most two'],
  [
    'tickets nobody can get',
    activity('"tickets": 1', '"points": 1'),
    'activities[1].tasks: must give points somewhere',
  ],
  ['a task for nothing', activity('"points": 10, "route"', '"route"'), 'activities[0].tasks[1]: gives neither points'],
  ['two prizes for a place', activity('"rankFrom": 2', '"rankFrom": 1'), 'activities[2].rewards: names a place twice'],
  ['places turned round', activity('"rankFrom": 2', '"rankFrom": 11'), 'rewards[1].rankTo: must not be below rankFrom'],
  ['an end before its beginning', activity('2029-02-01', '2028-02-01'), 'activities[2].endsAt: must be after startsAt'],
  [
    'claims over too early',
    activity('2029-02-08', '2029-01-08'),
    'activities[2].claimEndsAt: must not be before endsAt',
  ],
  [
    'a ranking nobody can claim',
    activity('2029-02-08', '2029-02-01'),
    'activities[2].claimEndsAt: must be a day after',
  ],
  ['newcomers of no day', activity('"conditionValue": 30,', ''), 'activities[1].conditionValue: is days since'],
  [
    'a task nobody can do',
    activity('"cycle": "daily", "points": 5', '"cycle": "daily", "need": 2, "points": 5'),
    'activities[0].tasks[0].need: must be 1',
  ],
  [
    'a daily task nobody can do',
    activity('"cycle": "once", "reward": 8', '"cycle": "once", "need": 2, "reward": 8'),
    'activities.json: tasks[2].need: must be 1',
  ],
  ['a route to elsewhere', activity('"route": "/bind"', '"route": "//bind"'), 'tasks[2].route: must be a page of the'],
  ['a key that is there twice', activity('"key": "likes"', '"key": "signin"'), 'tasks[1].key: “signin” is there twice'],
  ['a package for nothing', shop(', "priceFen": 1000 }', ' }'), 'shop.json: packages[0].priceFen: is missing'],
  ['half a fen', shop('"priceFen": 10000', '"priceFen": 99.5'), 'packages[1].priceFen: must be a whole number'],
  ['a plan of no day', shop('"days": 30', '"days": 0'), 'shop.json: plans[0].days: must be at least 1'],
  ['a reduction that is none', shop('30000', '24000'), 'shop.json: plans[1].originFen: must be above priceFen'],
  ['a badge nobody knows', shop('"badge": "year"', '"badge": "gold"'), 'shop.json: plans[1].badge: must be'],
];

describe('activities.json and shop.json', () => {
  it.each(wrong)('are refused with file and path: %s', (_what, change, said) => {
    expect(() => readContent(example(change))).toThrow(said);
  });

  it('give what is left out its plain meaning', () => {
    const { 'activities.json': activities, 'shop.json': sold } = readContent(example());
    expect(activities?.activities[1]).toMatchObject({ rules: '', rewards: [], tasks: [{ points: 0, tickets: 1 }] });
    expect(activities?.activities[0]?.tasks[0]).toMatchObject({ need: 1 });
    expect(sold?.packages[1]).toMatchObject({ firstBonus: 0 });
  });
});
