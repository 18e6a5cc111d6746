import { fileURLToPath } from 'node:url';
import { startWeb } from './host/start.ts';
import { config } from './platform/config/index.ts';

/** One web process: the host server with the pages of the build behind it. */
await startWeb({ root: fileURLToPath(new URL('..', import.meta.url)), settings: config(), mounts: [] });
