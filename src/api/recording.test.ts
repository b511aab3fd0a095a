import type { EndpointRule, Rule } from '@/kernel/recording';
import { accountCallsRecording } from './accountApi';
import { api } from './api';
import { bookRecording } from './bookRecording';
import { checkinRecording } from './checkinApi';
import { gameRecording } from './gameRecording';
import { moneyRecording } from './moneyApi';
import { ownOrderRecording } from './ownOrderApi';
import { peopleRecording } from './peopleApi';
import { platformRecording } from './platformApi';
import { publishRecording } from './publishApi';
import { reviewRecording } from './reviewRecording';
import { squareRecording } from './squareRecording';
import { statusRecording } from './statusRecording';
import { userRecording } from './userApi';

const rules: Readonly<Record<string, EndpointRule>> = {
  ...accountCallsRecording,
  ...bookRecording,
  ...checkinRecording,
  ...gameRecording,
  ...moneyRecording,
  ...ownOrderRecording,
  ...peopleRecording,
  ...platformRecording,
  ...publishRecording,
  ...reviewRecording,
  ...squareRecording,
  ...statusRecording,
  ...userRecording,
};

/** Every field a rule names, with what it does to it. */
function fieldsOf(rule: Rule): [string, Rule][] {
  return typeof rule === 'string'
    ? []
    : Object.entries(rule).flatMap(([name, inner]) => [[name, inner] as [string, Rule], ...fieldsOf(inner)]);
}

/** What nobody may read in an exported log. */
const SECRET = /^(password|token|phone|phoneMasked|code|oldCode|debugCode|inviteCode|deviceID|age|sex)$/;
/** On some screens, where dots stand for them. */
const SHOWN = /^(phoneMasked|code|inviteCode)$/;
const WHO = /^(uid|loginName|orderId|requestId)$/;

describe('recording rules', () => {
  it('H2: every endpoint has one', () => {
    expect(Object.keys(api.endpoints).filter((name) => !rules[name])).toEqual([]);
  });

  it.each(Object.entries(rules))('H2: %s keeps no secret', (_name, { arg, result }) => {
    const fields = [...fieldsOf(arg), ...fieldsOf(result)];
    expect(
      fields.filter(([name, rule]) => SECRET.test(name) && rule !== 'drop' && !(SHOWN.test(name) && rule === 'dots')),
    ).toEqual([]);
    expect(fields.filter(([name, rule]) => WHO.test(name) && rule !== 'pseudonym')).toEqual([]);
  });

  it.each(['login', 'registerWithName', 'loginWithPhone', 'loginPhoneWithoutRegister', 'bind'])(
    'H2: %s, which answers an account, names its token and drops it',
    (name) => {
      expect(fieldsOf(rules[name]?.result ?? 'keep')).toContainEqual(['token', 'drop']);
    },
  );
});
