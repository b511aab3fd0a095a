import { adapter } from '@server/adapter';
import type { Checked, RealName } from '@server/realName/port';
import type { RealNameTools } from '@server/realName/table';
import { askTencent } from '@server/tencent/ask';
import * as v from 'valibot';

const settings = {
  TENCENT_FACEID_SECRET_ID: v.pipe(v.string(), v.minLength(8, 'must be at least 8 characters')),
  TENCENT_FACEID_SECRET_KEY: v.pipe(v.string(), v.minLength(16, 'must be at least 16 characters')),
  TENCENT_FACEID_REGION: v.optional(v.string(), 'ap-guangzhou'),
  TENCENT_FACEID_URL: v.optional(v.pipe(v.string(), v.url('must be a URL')), 'https://faceid.tencentcloudapi.com/'),
};
type Settings = v.InferOutput<v.ObjectSchema<typeof settings, undefined>>;

const Result = v.object({ Result: v.string(), Description: v.optional(v.string(), '') });
/** What its results mean; another one is a fault of theirs, and asked again later. */
const MEANS: Readonly<Record<string, Checked>> = {
  '0': 'match',
  '-1': 'mismatch',
  '-2': 'unknown',
  '-3': 'mismatch',
  '-5': 'unknown',
};

/** Tencent Cloud faceid, IdCardVerification (https://cloud.tencent.com/document/product/1007/33188). */
function tencent(chosen: Settings, { clock }: RealNameTools): RealName {
  const url = new URL(chosen.TENCENT_FACEID_URL);
  const keys = { id: chosen.TENCENT_FACEID_SECRET_ID, secret: chosen.TENCENT_FACEID_SECRET_KEY };
  return {
    name: 'tencent',
    async check({ name, idNumber }) {
      const call = { service: 'faceid', action: 'IdCardVerification', version: '2018-03-01' };
      const fields = { IdCard: idNumber, Name: name };
      const where = { url, keys, region: chosen.TENCENT_FACEID_REGION };
      const said = v.parse(Result, await askTencent({ ...where, ...call, fields, now: clock.now() }));
      const means = MEANS[said.Result];
      if (means === undefined) throw new Error(`IdCardVerification answered ${said.Result} ${said.Description}`);
      return means;
    },
  };
}

export const tencentAdapter = adapter({
  name: 'tencent',
  settings,
  secrets: ['TENCENT_FACEID_SECRET_KEY'],
  create: async (chosen, tools: RealNameTools) => tencent(chosen, tools),
});
