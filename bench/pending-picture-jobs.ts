import { sql } from 'drizzle-orm';
import type { Database } from '#src/platform/db/index.ts';

/** Encoding the small sizes of the demonstration's pictures takes minutes, and no figure measures it. */
export const deletePendingPictureJobs = (db: Database): Promise<unknown> =>
	db.execute(sql`delete from pgboss.job where name = 'job.media.complete_picture' and state = 'created'`);
