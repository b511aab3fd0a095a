/** The PostgreSQL that tests may use, as an administrator; none where the suite runs on the embedded engine (an empty name says so too). */
export const postgresUrl: string | undefined = process.env.TEST_DATABASE_URL || undefined;
