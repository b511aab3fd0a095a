import { type KeyboardEvent, useRef } from 'react';
import { Kbd } from '@/desk/keys/keys.styles';
import { useKeys } from '@/desk/keys/useKeys';
import { kitText } from '@/text/desk/kit';
import { Input, Search } from './field.styles';

interface SearchFieldProps {
  label: string;
  placeholder?: string;
  value: string;
  onChange: (value: string) => void;
  /** By Enter. */
  onSearch?: (value: string) => void;
  /** The key that comes here; default `/`, null for none. */
  shortcut?: string | null;
  /** It stands beside all rooms: a room's own field has the key first. */
  everywhere?: boolean;
}

/** A field that finds; `/` comes here, Esc leaves it. */
export function SearchField(props: SearchFieldProps) {
  const { label, placeholder, value, onChange, onSearch, shortcut = '/', everywhere = false } = props;
  const input = useRef<HTMLInputElement>(null);
  const run = () => input.current?.select();
  useKeys(
    shortcut === null ? [] : [{ key: shortcut, label: everywhere ? label : kitText.find, quiet: everywhere, run }],
    {
      title: everywhere ? kitText.everywhere : '',
    },
  );
  const onKeyDown = ({ key, nativeEvent }: KeyboardEvent) => {
    if (key !== 'Enter' || nativeEvent.isComposing || !onSearch) return;
    onSearch(value);
    // What was found is gone through by `j k`.
    input.current?.blur();
  };
  return (
    <Search>
      <Input
        ref={input}
        aria-label={label}
        placeholder={placeholder ?? label}
        value={value}
        autoComplete="off"
        spellCheck={false}
        onChange={(event) => onChange(event.target.value)}
        onKeyDown={onKeyDown}
      />
      {shortcut !== null && <Kbd aria-hidden="true">{shortcut}</Kbd>}
    </Search>
  );
}
