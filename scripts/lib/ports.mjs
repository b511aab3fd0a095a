import { createServer } from 'node:net';

const listen = (port, host) =>
  new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(port, host, () => {
      const { port: given } = server.address();
      server.close(() => resolve(given));
    });
  });

/** Whether nobody listens there. */
export const isFree = async (port, host = '127.0.0.1') => {
  try {
    await listen(port, host);
    return true;
  } catch {
    return false;
  }
};

/** A port nobody uses at the moment. */
export const freePort = () => listen(0, '127.0.0.1');
