/** The desk's one way to the network; rejects when no answer came. */
export const send = (url: string, init: RequestInit): Promise<Response> => fetch(url, init);
