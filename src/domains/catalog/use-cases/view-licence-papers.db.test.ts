import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test, vi } from 'vitest';
import { privateKey } from '#src/domains/media/imaging/private-key.ts';
import { fileStore } from '#src/platform/files/index.ts';
import { codeOf } from '#tests/code-of.ts';
import { contextOf, operator, vendor } from '#tests/context.ts';
import { testDatabase } from '#tests/database.ts';
import { makePaper } from '#tests/makers/applications.ts';
import { categoryId } from '#tests/makers/catalog.ts';
import { makeCustomer } from '#tests/makers/identity.ts';
import { makeShop } from '#tests/makers/vendors.ts';
import { askLicence, viewLicencePapers } from '../index.ts';

const folder = mkdtempSync(join(tmpdir(), 'chobiz-licences-'));
vi.stubEnv('DATA_DIR', folder);
afterAll(() => rmSync(folder, { recursive: true }));

const database = await testDatabase();

test('each look at a document is written down with whose eyes saw which pictures', async () => {
	const { id: shopId, ownerId } = await makeShop(database.db);
	const pictureIds = [await makePaper(database, ownerId), await makePaper(database, ownerId)];
	for (const id of pictureIds) await fileStore().write(privateKey(id, 'original'), new Uint8Array([1]), 'image/jpeg');
	const asked = { categoryId: await categoryId(database.db, 'kho-mam'), pictureIds };
	expect((await askLicence(contextOf(database, vendor(ownerId, shopId)), asked)).ok).toBe(true);
	const { id: by } = await makeCustomer(database.db);
	const desk = contextOf(database, operator(by));
	for (const _look of [1, 2]) {
		const viewed = await viewLicencePapers(desk, { shopId, categoryId: asked.categoryId });
		expect(viewed.ok && viewed.value.map(({ id }) => id).sort()).toEqual([...pictureIds].sort());
	}
	const { rows } = await database.pool.query(
		"select actor, subject_id, facts from audit_entries where action = 'papers_viewed'",
	);
	expect(rows).toHaveLength(2);
	expect(rows[0]).toMatchObject({ actor: expect.stringContaining(by), subject_id: shopId });
	expect([...rows[0].facts.pictureIds].sort()).toEqual([...pictureIds].sort());
	const other = { shopId, categoryId: await categoryId(database.db) };
	expect(codeOf(await viewLicencePapers(desk, other))).toBe('catalog.not_found');
});
