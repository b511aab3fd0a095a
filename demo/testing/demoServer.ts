import { createDemo } from '@demo/demo';
import type { AppOptions } from '@server/app';
import type { ServerContext } from '@server/context';
import type { Database } from '@server/db/database';
import { seed } from '@server/seed/seed';
import { type TestServer, testContext, withTestServer } from '@server/testing/testServer';

/** A context over a test database, with Plaza's own demo. */
export const demoContext = (database: Database, environment: Record<string, string> = {}): ServerContext =>
  testContext(database, environment, createDemo);

/** The server of a test file, its database filled with the demo. */
export const withDemoServer = (options: AppOptions & { environment?: Record<string, string> } = {}): TestServer =>
  withTestServer(seed, { ...options, createDemo });
