import { keyName } from './keyName';
import { type KeyRow, keysOf } from './keyRow';
import { Kbd } from './keys.styles';

/** The keys of a row as they are drawn. */
export function Keys({ row }: { row: Pick<KeyRow, 'key' | 'shown' | 'label' | 'run'> }) {
  const names = row.shown === undefined ? keysOf(row).map(keyName) : [row.shown];
  return names.map((name) => <Kbd key={name}>{name}</Kbd>);
}
