/** Whether a phone may be the one shown as `138****8000`; anything fits an empty mask. */
export function fitsMask(phone: string, masked: string): boolean {
  if (masked === '') return true;
  const [head = '', tail = ''] = masked.split(/\*+/);
  return phone.length === masked.length && phone.startsWith(head) && phone.endsWith(tail);
}
