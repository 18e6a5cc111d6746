import { sql } from 'drizzle-orm';
import type { Database } from '#src/platform/db/index.ts';

/** Small sizes of the demonstration's pictures are painted for minutes; no figure is about them. */
export const dropWaitingPictures = (db: Database): Promise<unknown> =>
	db.execute(sql`delete from pgboss.job where name = 'job.media.complete_picture' and state = 'created'`);
