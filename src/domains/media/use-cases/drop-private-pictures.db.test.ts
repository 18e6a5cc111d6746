import { mkdtemp, readdir, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, expect, test, vi } from 'vitest';
import type { MemberActor } from '#src/platform/actor.ts';
import { type Context, transact } from '#src/platform/context.ts';
import { ok } from '#src/shared/result.ts';
import { contextOf, member, system } from '#tests/context.ts';
import { testDatabase } from '#tests/database.ts';
import { makeApplicant, showAsPaper, wireApplications } from '#tests/factories/applications.ts';
import { makeCustomer } from '#tests/factories/identity.ts';
import { LOOSE_HOURS } from '../contract.ts';
import { dropPrivatePictures, storePrivatePicture } from '../index.ts';
import { removePrivateFiles } from '../jobs/remove-private-files.ts';
import { sweepPrivatePictures } from './sweep-private-pictures.ts';

const folder = await mkdtemp(join(tmpdir(), 'chobiz-private-'));
vi.stubEnv('DATA_DIR', folder);
vi.stubEnv('DATABASE_URL', 'postgres://unused');
vi.stubEnv('APP_SECRET', 'x'.repeat(32));
const database = await testDatabase();
wireApplications();
afterAll(() => rm(folder, { recursive: true, force: true }));

const photo = await sharp({ create: { width: 400, height: 300, channels: 3, background: '#3a7d44' } })
	.png()
	.toBuffer();
async function stored(context: Context<MemberActor>): Promise<string> {
	const answer = await storePrivatePicture(context, photo);
	if (!answer.ok) throw new Error(answer.error.code);
	return answer.value.id;
}
const filesOf = async (id: string): Promise<number> =>
	(await readdir(folder, { recursive: true })).filter((name) => name.includes(id)).length;
const rowsOf = async (id: string) =>
	(await database.pool.query('select from private_pictures where id = $1', [id])).rowCount;
const drop = (id: string) =>
	transact(contextOf(database, system()), async (scope) => {
		await dropPrivatePictures(scope, [id]);
		return ok(null);
	});
async function work(): Promise<void> {
	const { rows } = await database.pool.query<{ data: { id: string } }>(
		"select data from pgboss.job where name like '%media.remove_private_files'",
	);
	for (const { data } of rows) await removePrivateFiles.handle(contextOf(database, system()), data);
}

test('dropPrivatePictures deletes the row and the job deletes both files, also when it runs twice', async () => {
	const id = await stored(await makeApplicant(database));
	expect(await filesOf(id)).toBe(2);
	await drop(id);
	expect([await rowsOf(id), await filesOf(id)]).toEqual([0, 2]);
	await work();
	await work();
	expect(await filesOf(id)).toBe(0);
});

test('dropPrivatePictures keeps a picture that is still in use', async () => {
	const owner = await makeApplicant(database);
	const id = await stored(owner);
	await showAsPaper(owner, id);
	await drop(id);
	await work();
	expect([await rowsOf(id), await filesOf(id)]).toEqual([1, 2]);
});

test('sweepPrivatePictures deletes unused pictures after LOOSE_HOURS and keeps used and new ones', async () => {
	const owner = await makeApplicant(database);
	const [loose, shown] = [await stored(owner), await stored(owner)];
	await showAsPaper(owner, shown);
	const sweep = () => sweepPrivatePictures(contextOf(database, system()));
	await sweep();
	expect(await rowsOf(loose)).toBe(1);
	await database.setClock(`${LOOSE_HOURS + 1} hours`);
	const fresh = await stored(contextOf(database, member((await makeCustomer(database.db)).id)));
	await sweep();
	await database.setClock('0 s');
	expect([await rowsOf(loose), await rowsOf(shown), await rowsOf(fresh)]).toEqual([0, 1, 1]);
});

test('an upload that fails before its files are written leaves a row that the sweep deletes', async () => {
	const owner = await makeApplicant(database);
	const [at, away] = [join(folder, 'uploads', 'private'), join(folder, 'uploads', 'away')];
	await rename(at, away);
	await writeFile(at, 'no folder');
	await expect(stored(owner)).rejects.toThrow();
	await rm(at);
	await rename(away, at);
	const count = async () =>
		(await database.pool.query('select from private_pictures where uploaded_by = $1', [owner.actor.customerId]))
			.rowCount;
	expect(await count()).toBe(1);
	await database.setClock(`${LOOSE_HOURS + 1} hours`);
	await sweepPrivatePictures(contextOf(database, system()));
	await database.setClock('0 s');
	expect(await count()).toBe(0);
});
