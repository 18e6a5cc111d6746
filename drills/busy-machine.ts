import { spawn } from 'node:child_process';
import { availableParallelism } from 'node:os';
import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { completePicture } from '#src/domains/media/jobs/complete-picture.ts';
import type { Database } from '#src/platform/db/index.ts';
import { jobQueue } from '#src/platform/jobs/sender.ts';
import type { StartedProduct } from '../tests/product.ts';
import { makeShoppers, variantsOnSale } from '../tests/shoppers.ts';
import { reconcileAllBooks } from './parts/books.ts';
import { buyAll } from './parts/buying.ts';
import type { DrillRow } from './parts/drill.ts';
import { underPictureStream } from './parts/picture-stream.ts';
import { withProduct } from './parts/product.ts';

export const name = 'The machine is busy: two loops per core, then a stream of pictures beside the product';

/** 0 leaves the loops out. */
const BUSY_S = Number(process.env.BUSY_SECONDS ?? 60);
const LOOPS_PER_CORE = 2;
const BUYERS = 6;
const PICTURES = 3;
const LATE_MAX_S = 60;
const SETTLE_MS = 2_000;

type Started = {
	readonly jobs: number;
	readonly queues: number;
	readonly latestS: number;
	readonly longestGapS: number;
	readonly again: number;
	readonly pictures: number;
};

export function run(): Promise<readonly DrillRow[]> {
	return withProduct(async (product, db) => [
		...(BUSY_S > 0 ? await besideLoops(product, db) : []),
		...(await underPictureStream(product, db)),
	]);
}

/** Under full CPU load, scheduled jobs start on time and no started job is discarded for its duration. */
async function besideLoops(product: StartedProduct, db: Database): Promise<readonly DrillRow[]> {
	const shoppers = await makeShoppers(product, db, BUYERS);
	const variants = await variantsOnSale(db, BUYERS * 2, BUYERS);
	const begin = await databaseTime(db);
	const endLoops = startLoops();
	try {
		await wait(SETTLE_MS);
		await codePictures(db);
		const ended = wait(BUSY_S * 1000 - SETTLE_MS);
		await buyAll({ shoppers, variants });
		await ended;
	} finally {
		endLoops();
	}
	const seen = await startedSince(db, begin);
	const { worker } = (await (await fetch(`${product.url}/readyz`)).json()) as { worker: { isLagging: boolean } };
	const books = await reconcileAllBooks(db);
	const { again, pictures } = await startedSince(db, begin);
	return [
		{
			broken: `${seen.jobs} scheduled jobs of ${seen.queues} kinds in ${BUSY_S} s`,
			lost:
				`the latest started ${seen.latestS.toFixed(1)} s late, the longest pause was ${seen.longestGapS.toFixed(0)} s` +
				(worker.isLagging ? ', the worker lags' : ''),
			ok: seen.jobs > 0 && seen.latestS <= LATE_MAX_S && seen.longestGapS <= 60 + LATE_MAX_S && !worker.isLagging,
		},
		{
			broken: `${pictures} pictures coded, ${BUYERS} orders placed meanwhile`,
			lost: again === 0 ? 'nothing: no job was begun twice' : `${again} jobs were begun again`,
			ok: again === 0 && pictures >= PICTURES,
		},
		...books,
	];
}

function startLoops(): () => void {
	const loop = `const end = Date.now() + ${(BUSY_S + 10) * 1000}; while (Date.now() < end) {}`;
	const loops = Array.from({ length: availableParallelism() * LOOPS_PER_CORE }, () =>
		spawn(process.execPath, ['-e', loop], { detached: true, stdio: 'ignore' }),
	);
	return () => {
		for (const one of loops) one.kill('SIGKILL');
	};
}

async function databaseTime(db: Database): Promise<string> {
	const { rows } = await db.execute<{ at: string }>(sql`select clock_timestamp()::text as at`);
	return rows[0]?.at ?? '';
}

async function codePictures(db: Database): Promise<void> {
	await db.execute(sql`
		insert into pgboss.job (name, data, heartbeat_seconds, expire_seconds, retry_limit, policy)
		select queue.name, json_build_object('hash', picture.hash), queue.heartbeat_seconds, queue.expire_seconds, 300, queue.policy
		from (select hash from pictures order by hash limit ${PICTURES}) picture, pgboss.queue queue
		where queue.name = ${jobQueue(completePicture.name)}`);
}

async function startedSince(db: Database, begin: string): Promise<Started> {
	const { rows } = await db.execute<Started>(sql`
		with minutely as (
			select job.name, job.start_after, job.started_on,
				lag(job.started_on, 1, ${begin}::timestamptz) over (partition by job.name order by job.started_on) as before
			from pgboss.job join pgboss.schedule on schedule.name = job.name and schedule.cron = '* * * * *'
			where job.created_on >= ${begin}::timestamptz and job.started_on is not null
		), own as (select * from pgboss.job where created_on >= ${begin}::timestamptz or started_on >= ${begin}::timestamptz)
		select count(*)::int as jobs, count(distinct name)::int as queues,
			coalesce(max(extract(epoch from started_on - start_after)), 0)::float8 as "latestS",
			coalesce(max(extract(epoch from started_on - before)), 0)::float8 as "longestGapS",
			(select count(*)::int from own where retry_count > 0) as again,
			(select count(*)::int from own where name = ${jobQueue(completePicture.name)} and state = 'completed') as pictures
		from minutely`);
	const [seen] = rows;
	if (!seen) throw new Error('the jobs cannot be counted');
	return seen;
}
