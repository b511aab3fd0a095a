import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { ORDER_STATES } from '@/contract/desk/money';
import { Button } from '@/desk/kit/button/Button';
import { DayInput } from '@/desk/kit/date/DayInput';
import { isDayOrNone } from '@/desk/kit/date/typedDay';
import { SearchField } from '@/desk/kit/field/SearchField';
import { SelectField } from '@/desk/kit/field/SelectField';
import { moneyDeskText as text } from '@/text/desk/money';
import { Filters } from './money.styles';
import { useMoneyFactsQuery } from './moneyApi';
import { ORDER_FIELDS, type OrderField } from './ordersWish';

/** What orders are narrowed to; it stands in the address, so that it can be sent to a colleague. */
export function OrderFilters() {
  const [query, setQuery] = useSearchParams();
  const { data: facts } = useMoneyFactsQuery({});
  const [typed, setTyped] = useState(query.get('text') ?? '');
  const of = (field: OrderField) => query.get(field) ?? '';
  const set = (field: OrderField, value: string) =>
    setQuery(
      (now) => {
        const next = new URLSearchParams(now);
        if (value === '') next.delete(field);
        else next.set(field, value);
        return next;
      },
      { replace: true },
    );
  const isFiltered = ORDER_FIELDS.some((field) => of(field) !== '');
  const clear = () => {
    setTyped('');
    setQuery({}, { replace: true });
  };
  return (
    <Filters role="group" aria-label={text.filter}>
      <SearchField
        label={text.findOrders}
        value={typed}
        onChange={setTyped}
        onSearch={(value) => set('text', value.trim())}
      />
      <SelectField
        low
        label={text.state}
        value={of('state')}
        options={[
          { value: '', label: text.anyState },
          ...ORDER_STATES.map((value) => ({ value, label: text.orderStates[value] })),
        ]}
        onChange={(value) => set('state', value)}
      />
      <SelectField
        low
        label={text.way}
        value={of('way')}
        options={[
          { value: '', label: text.anyWay },
          ...(facts?.payTypes ?? []).map(({ payType, name }) => ({ value: payType, label: name })),
        ]}
        onChange={(value) => set('way', value)}
      />
      <SelectField
        low
        label={text.product}
        value={of('product')}
        options={[
          { value: '', label: text.anyProduct },
          ...(facts?.products ?? []).map(({ kind, productId, title }) => ({
            value: `${kind}-${productId}`,
            label: title,
          })),
        ]}
        onChange={(value) => set('product', value)}
      />
      <DayInput low label={text.day} value={of('day')} onChange={(day) => isDayOrNone(day) && set('day', day)} />
      {isFiltered && (
        <Button look="bare" onClick={clear}>
          {text.unfilter}
        </Button>
      )}
    </Filters>
  );
}
