import type { Background } from '#src/platform/jobs/index.ts';

/** What each domain gives to the worker; its queues are created when migrating. */
export const backgrounds: readonly Background[] = [];
