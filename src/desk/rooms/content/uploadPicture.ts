import * as v from 'valibot';
import { deskCalls } from '@/contract/desk/all';
import { Envelope } from '@/contract/envelope';
import { send } from '@/desk/world/send';
import { kitText } from '@/text/desk/kit';

/** Sends a picture to the server, which draws it anew; answers where it is, or why not. */
export async function uploadPicture(file: File): Promise<{ url: string } | { fault: string }> {
  const body = new FormData();
  body.append('file', file);
  const { method, path, output } = deskCalls.deskContentPicture;
  try {
    const response = await send(`/api/${path}`, {
      method,
      body,
      credentials: 'same-origin',
      headers: { desk: '1', accept: 'application/json' },
    });
    const envelope = v.safeParse(Envelope, await response.json());
    const kept = v.safeParse(output, envelope.success ? envelope.output.data : null);
    if (kept.success) return { url: kept.output.url };
    return { fault: (envelope.success && envelope.output.msg) || kitText.unreadable };
  } catch {
    return { fault: kitText.offline };
  }
}
