import latePayment from './recordings/latePayment.json';
import { minutes } from './time';

/** A line of the server's log about a call in the recording. */
interface DemoServerLine {
  /** Ms before it was sent. */
  before: number;
  trace: string;
  level: 30 | 40;
  message: 'done' | 'refused' | 'answered slowly' | 'left before the answer';
  method: 'GET' | 'POST';
  route: string;
  ms: number;
}

/**
 * What the member of the first letter recorded, as an export of the app at a server of the demo (gzip, base64): an order, away at the
 * cashier, back, taps that do nothing, and the order is closed. `server` is what that server's log said of it.
 */
export const demoRecording: {
  packed: string;
  support: string;
  sent: readonly { number: string; from: 'letter' | 'menu'; before: number }[];
  mark: { entry: number; by: string; text: string };
  server: readonly DemoServerLine[];
} = {
  packed: latePayment.packed,
  support: 'N2QU-ZY',
  sent: [
    { number: '6150-4482', from: 'menu', before: minutes(13) },
    { number: '4827-1903', from: 'letter', before: minutes(11) },
  ],
  mark: { entry: 110, by: '周宁', text: '会员没有做错：返回时渠道还没通知，他点了取消，单就关了。' },
  server: [
    {
      ...{ before: 23_308, trace: '40g3j7RI_3uf', level: 30, message: 'done' },
      ...{ method: 'POST', route: '/api/order/payInfo', ms: 302 },
    },
    {
      ...{ before: 23_014, trace: 'A50Ak5c-Nqt8', level: 40, message: 'left before the answer' },
      ...{ method: 'POST', route: '/api/user/center/coin/order', ms: 264 },
    },
    {
      ...{ before: 15_837, trace: '9Zc577LAQjnU', level: 40, message: 'answered slowly' },
      ...{ method: 'POST', route: '/api/user/center/coin/order', ms: 1_204 },
    },
  ],
};
