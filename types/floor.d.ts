/** What the build puts in place of it, in a browser that has no process of its own. */
declare const process: { env: { NODE_ENV?: string } };
