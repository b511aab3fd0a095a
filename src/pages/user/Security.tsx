import { accountApi } from '@/api/accountApi';
import type { UserStatus } from '@/contract/userStatus';
import { selectAccount } from '@/features/session/accountSlice';
import { useAppSelector } from '@/kernel/hooks';
import { href } from '@/shell/navigation/href';
import { Link } from '@/shell/navigation/Link';
import { accountText as text } from '@/text/account';
import { Onward } from './Onward';
import { Row, Rows, Section } from './user.styles';

const ADULT_AGE = 18;

/** Phone, password, real name and devices: what keeps the account safe. */
export function Security({ status }: { status: UserStatus }) {
  const { phoneMasked, hasPassword } = status;
  const devices = accountApi.endpoints.sessionList.useQueryState().data?.length;
  return (
    <Section aria-label={text.security}>
      <h2>{text.security}</h2>
      <Rows>
        <Row as={Link} to={href.bindPhone()}>
          <b>{text.phone.label}</b>
          <span>{phoneMasked || text.phone.none}</span>
          <em>{phoneMasked ? text.phone.change : text.phone.bind}</em>
          <Onward />
        </Row>
        <Row as={Link} to={href.resetPwd()}>
          <b>{text.password.label}</b>
          {hasPassword !== undefined && <span>{hasPassword ? text.password.set : text.password.none}</span>}
          <Onward />
        </Row>
        <RealName />
        <Row as={Link} to={href.user({ view: 'devices' })}>
          <b>{text.devices.label}</b>
          {devices !== undefined && <span>{devices}</span>}
          <Onward />
        </Row>
        <Row as={Link} to={href.user({ view: 'privacy' })}>
          <b>{text.privacy.label}</b>
          <Onward />
        </Row>
      </Rows>
    </Section>
  );
}

/** What the server says of real name and age, and what it keeps the member from (D2). */
function RealName() {
  const { needRealName, age } = useAppSelector(selectAccount);
  const minor = age > 0 && age < ADULT_AGE;
  const isFine = !needRealName && !minor;
  return (
    <Row as={Link} to={href.user({ view: 'realName' })}>
      <b>{text.realName.label}</b>
      <span>{isFine ? text.realName.fine : needRealName ? text.realName.needed : text.realName.minor}</span>
      <Onward />
      {!isFine && <small>{needRealName ? text.realName.neededNote : text.realName.minorNote}</small>}
    </Row>
  );
}
