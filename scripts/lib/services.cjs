/** Services that some tests of the server ask, each by the name in `*.NAME.test.ts`. */
const { existsSync } = require('node:fs');
const { delimiter, join } = require('node:path');

const onPath = (program) =>
  [...(process.env.PATH ?? '').split(delimiter), '/usr/bin', '/usr/sbin'].some((folder) =>
    existsSync(join(folder, program)),
  );

const hasPostgres = () => Boolean(process.env.TEST_DATABASE_URL);

const services = [
  { name: 'postgres', isThere: hasPostgres, install: 'PostgreSQL 15 or newer' },
  { name: 'pgbouncer', isThere: () => hasPostgres() && onPath('pgbouncer'), install: 'pgbouncer' },
  { name: 'redis', isThere: () => onPath('redis-server'), install: 'redis-server' },
  {
    name: 'swift',
    isThere: () => onPath('swift-proxy-server') && onPath('swift-object-server'),
    install: 'swift-proxy, swift-account, swift-container and swift-object',
  },
];

/** Those that this run does not have, and what brings them. */
exports.lackedServices = () => services.filter(({ isThere }) => !isThere());
