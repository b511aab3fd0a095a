import { ACT_KINDS } from '@server/desk/acts/kinds';
import { actText } from '@/text/desk/acts';

it('every kind of act has words at the desk, and no words are left of a kind that is gone', () => {
  expect(Object.keys(actText).sort()).toEqual([...ACT_KINDS].sort());
});
