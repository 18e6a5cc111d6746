import { sql } from 'drizzle-orm';
import type { Database } from '#src/platform/db/index.ts';
import { retryUntilAnswered } from './retry-until-answered.ts';

/** Moves `app_now()` for all processes: closes every connection, because only new connections read the setting. */
export async function moveClock(db: Database, offset: string): Promise<void> {
	await db.execute(sql.raw(`alter database chobiz set chobiz.clock_offset = '${offset}'`));
	await db.execute(sql`
		select pg_terminate_backend(pid) from pg_stat_activity
		where datname = current_database() and backend_type = 'client backend' and pid <> pg_backend_pid()`);
	await retryUntilAnswered(() => db.execute(sql.raw(`set chobiz.clock_offset = '${offset}'`)));
}
