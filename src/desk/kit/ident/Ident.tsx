import { Link } from 'react-router';
import { Copied, Mono } from './ident.styles';
import { useCopy } from './useCopy';

/** A uid, order, trace or code in even letters: a link where there is a room for it, else copied by a click. */
export function Ident({ id, to, shown = id }: { id: string; to?: string; shown?: string }) {
  const copy = useCopy();
  if (to !== undefined)
    return (
      <Mono>
        <Link to={to} onClick={(event) => event.stopPropagation()}>
          {shown}
        </Link>
      </Mono>
    );
  return (
    <Copied
      type="button"
      title={id}
      onClick={(event) => {
        event.stopPropagation();
        copy(id);
      }}
    >
      {shown}
    </Copied>
  );
}
