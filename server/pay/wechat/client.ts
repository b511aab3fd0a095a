import { Decorator } from 'wechatpay-axios-plugin';
import type { WechatSettings } from './adapter';
import type { PlatformKey } from './platformKeys';

/** What the other side answered: signed, save where it refused (`fault`). */
export type Reply = { data: Readonly<Record<string, unknown>>; fault: null } | { data: null; fault: Fault };

/** A refusal; nothing of it is a sum of money. */
interface Fault {
  status: number;
  code: string;
  message: string;
}

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

/** A refusal in words; null for what is none: no answer, or one that was not signed. */
function faultOf(error: unknown): Fault | null {
  const { response } = error as { response?: { status: number; data: unknown } };
  if (response === undefined || response.status < 400) return null;
  const { status, data } = response;
  const body = typeof data === 'object' && data !== null ? (data as Record<string, unknown>) : {};
  return { status, code: textOf(body.code), message: textOf(body.message) };
}

/** Calls of the merchant, signed; throws where it is not known whether they arrived, and for answers that nobody signed. */
export interface Client {
  get(path: string, params?: Readonly<Record<string, string>>): Promise<Reply>;
  post(path: string, body: object): Promise<Reply>;
  /** A file of a signed address, unsigned itself. */
  file(path: string, params: Readonly<Record<string, string>>): Promise<Buffer>;
}

/** Asks WeChat Pay with the keys that are good at this moment. */
export function createClient(settings: WechatSettings, goodKeys: () => readonly PlatformKey[]): Client {
  const open = () =>
    new Decorator({
      mchid: settings.WECHAT_MCH_ID,
      serial: settings.WECHAT_CERT_SERIAL,
      privateKey: settings.WECHAT_PRIVATE_KEY,
      certs: Object.fromEntries(
        goodKeys().map(({ serial, key }) => [serial, key.export({ format: 'pem', type: 'spki' })]),
      ),
      ...{ baseURL: settings.WECHAT_PAY_URL, timeout: 8000, proxy: false },
    });
  const hear = async (asked: PromiseLike<{ data: unknown }>): Promise<Reply> => {
    try {
      const { data } = await asked;
      return { data: typeof data === 'object' && data !== null ? (data as Record<string, unknown>) : {}, fault: null };
    } catch (error) {
      const fault = faultOf(error);
      // 5xx and "too often" say nothing of what was asked.
      if (fault === null || fault.status >= 500 || fault.status === 429) throw error;
      return { data: null, fault };
    }
  };
  return {
    get: (path, params) => hear(open().request(path, 'get', undefined, params && { params })),
    post: (path, body) => hear(open().request(path, 'post', body)),
    async file(path, params) {
      const { data } = await open().request(path, 'get', undefined, { params, responseType: 'arraybuffer' });
      return Buffer.from(data as ArrayBuffer);
    },
  };
}
