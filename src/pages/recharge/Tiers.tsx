import type { CoinProduct } from '@/contract/order';
import { groupThousands } from '@/lib/format/groupThousands';
import { price } from '@/lib/format/money';
import { rechargeText } from '@/text/recharge';
import { Spoken } from '@/ui/a11y/a11y.styles';
import Gem from '@/ui/art/gem.svg';
import { Tiers as Grid, Tier } from './recharge.styles';

interface TiersProps {
  products: readonly CoinProduct[];
  chosen: number | undefined;
  onChoose: (id: number) => void;
  disabled: boolean;
}

/** Signs that fit beside the gem in three columns on 320 px. */
const LONG = 7;

function extra({ bonus, firstBonus }: CoinProduct): string | undefined {
  if (firstBonus > 0) return rechargeText.firstBonus(groupThousands(firstBonus));
  return bonus > 0 ? rechargeText.bonus(groupThousands(bonus)) : undefined;
}

/** The packages on sale, one of which is chosen. */
export function Tiers({ products, chosen, onChoose, disabled }: TiersProps) {
  return (
    <Grid disabled={disabled}>
      <Spoken as="legend">{rechargeText.tiers}</Spoken>
      {products.map((product) => {
        const coins = groupThousands(product.coins);
        const more = extra(product);
        const said = [rechargeText.tierNamed(coins, price(product.priceFen)), more, product.tag].filter(Boolean);
        return (
          <Tier key={product.id} data-on={product.id === chosen || undefined}>
            <input
              type="radio"
              name="tier"
              aria-label={said.join(' · ')}
              checked={product.id === chosen}
              onChange={() => onChoose(product.id)}
            />
            {product.tag && <i>{product.tag}</i>}
            <b data-long={coins.length > LONG || undefined}>
              <Gem data-gem aria-hidden="true" />
              {coins}
            </b>
            {more && <small>{more}</small>}
            <span>{price(product.priceFen)}</span>
          </Tier>
        );
      })}
    </Grid>
  );
}
