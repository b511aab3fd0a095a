/** A form with files as a browser sends it: the bytes, and the type that names where one part ends. */
export async function encodeForm(form: FormData): Promise<{ contentType: string; payload: Buffer }> {
  const request = new Request('http://localhost/', { method: 'POST', body: form });
  return {
    contentType: request.headers.get('content-type') ?? '',
    payload: Buffer.from(await request.arrayBuffer()),
  };
}
