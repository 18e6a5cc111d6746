import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eq, sql } from 'drizzle-orm';
import sharp from 'sharp';
import { afterAll, expect, onTestFinished, test, vi } from 'vitest';
import { fileStore } from '#src/platform/files/index.ts';
import { jobQueue } from '#src/platform/jobs/sender.ts';
import { pictureKey } from '#src/shared/pictures/pictures.ts';
import { contextOf, system } from '#tests/context.ts';
import { testDatabase } from '#tests/database.ts';
import { startWorkerWith } from '#tests/hanging-worker.ts';
import { pictures } from '../db/tables.ts';
import { backgroundCoder } from '../imaging/coder.ts';
import { storePicture } from '../use-cases/store-picture.ts';
import { completePicture } from './complete-picture.ts';

const folder = await mkdtemp(join(tmpdir(), 'chobiz-complete-'));
vi.stubEnv('DATA_DIR', folder);
const database = await testDatabase();
afterAll(() => rm(folder, { recursive: true, force: true }));

test('completePicture finishes after its picture process was killed in the middle of it', async () => {
	const photo = sharp({ create: { width: 1600, height: 1600, channels: 3, background: '#3a7d44' } });
	const stored = await storePicture(contextOf(database, system()), await photo.jpeg().toBuffer());
	if (!stored.ok) throw new Error(stored.error.code);
	const { hash } = stored.value;
	const worker = await startWorkerWith(database.url, {
		events: [],
		subscribers: [],
		jobs: [completePicture],
		timetable: [],
	});
	onTestFinished(() => worker.stop());
	const killed = await vi.waitUntil(() => backgroundCoder.pid(), { timeout: 30_000, interval: 5 });
	process.kill(killed, 'SIGKILL');
	const isComplete = async () =>
		(await database.db.select().from(pictures).where(eq(pictures.hash, hash)))[0]?.isComplete;
	await vi.waitUntil(isComplete, { timeout: 50_000, interval: 100 });
	expect(await fileStore().read(pictureKey({ hash, width: 1200, format: 'avif' }))).not.toBeNull();
	const { rows } = await database.db.execute(
		sql`select retry_count from pgboss.job where name = ${jobQueue(completePicture.name)}`,
	);
	expect(rows).toEqual([{ retry_count: 1 }]);
});
