/** Of a TLS record, in bytes of content: with its frame it fills one packet. */
const RECORD = 1400;

/**
 * TLS records of one packet each, as in `docs/OPERATE.md` and as fronts with records that grow begin: a browser reads no
 * byte of a record before its last one is there, and a page of 10 KB would wait for all of itself.
 */
export function sendSmallRecords(server) {
  server.on('secureConnection', (socket) => socket.setMaxSendFragment(RECORD));
}
