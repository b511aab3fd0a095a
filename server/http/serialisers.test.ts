import { ordersCall } from '@server/money/moneyRoutes';
import { allCalls } from '@/contract/calls/all';
import { answerSchema } from './jsonSchema';

describe('the serialisers that are compiled from the contract', () => {
  it('test no row against it as they write it: only a union would make them', () => {
    const validating = Object.entries({ ...allCalls, ordersCall })
      .filter(([, { output }]) => /"(?:anyOf|oneOf|allOf|not|if)":/.test(JSON.stringify(answerSchema(output))))
      .map(([name]) => name);
    expect(validating).toEqual(['squareConfig']);
  });
});
