import { Crown, Gem, Undo2 } from 'lucide-react';
import { reasonOf } from './reason';

it('a line of the ledger shows what it is for; what no build knows yet is diamonds', () => {
  expect(reasonOf('vip')).toEqual([Crown, 'vip']);
  expect(reasonOf('refund')).toEqual([Undo2, 'grey']);
  expect(reasonOf('later')).toEqual([Gem, 'grey']);
  expect(reasonOf('')).toEqual([Gem, 'grey']);
});
