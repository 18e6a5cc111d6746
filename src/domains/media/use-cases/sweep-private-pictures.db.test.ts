import { expect, test } from 'vitest';
import { contextOf, system } from '#tests/context.ts';
import { testDatabase } from '#tests/database.ts';
import { makeApplicant, makePaper, showAsPaper, wireApplications } from '#tests/factories/applications.ts';
import { sweepPrivatePictures } from './sweep-private-pictures.ts';

const database = await testDatabase();
wireApplications();
const worker = contextOf(database, system());

test('sweepPrivatePictures deletes more pictures than one batch in one run and enqueues one job for each', async () => {
	const owner = await makeApplicant(database);
	const { customerId } = owner.actor;
	const shown = await makePaper(database, customerId);
	await showAsPaper(owner, shown);
	await database.pool.query(
		`INSERT INTO private_pictures (id, uploaded_by, width, height, created_at)
		SELECT gen_random_uuid(), $1, 800, 600, now() - interval '30 days' FROM generate_series(1, 450)`,
		[customerId],
	);
	await database.setClockTo('2027-01-10T02:00:00+07:00');
	await Promise.all([sweepPrivatePictures(worker), sweepPrivatePictures(worker)]);
	const left = await database.pool.query('SELECT id FROM private_pictures WHERE uploaded_by = $1', [customerId]);
	expect(left.rows).toEqual([{ id: shown }]);
	const handed = await database.pool.query(
		"SELECT count(*)::int AS jobs, count(DISTINCT data->>'id')::int AS pictures FROM pgboss.job WHERE name LIKE '%media.remove_private_files'",
	);
	expect(handed.rows[0]).toEqual({ jobs: 450, pictures: 450 });
});
