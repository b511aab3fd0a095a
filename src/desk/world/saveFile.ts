import { send } from './send';

/** Asks for a file with the desk's header, which a link could not carry, and saves it; whether it came. */
export async function saveFile(url: string, name: string): Promise<boolean> {
  try {
    const answer = await send(url, { headers: { desk: '1' }, credentials: 'same-origin' });
    if (!answer.ok || answer.headers.get('content-type')?.includes('json')) return false;
    const address = URL.createObjectURL(await answer.blob());
    const link = document.createElement('a');
    link.href = address;
    link.download = name;
    link.click();
    setTimeout(() => URL.revokeObjectURL(address), 10_000);
    return true;
  } catch {
    return false;
  }
}
