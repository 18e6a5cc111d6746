import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test, vi } from 'vitest';
import { privateKey } from '#src/domains/media/imaging/private-key.ts';
import { fileStore } from '#src/platform/files/index.ts';
import { vietnamDay } from '#src/shared/time.ts';
import { codeOf } from '#tests/code-of.ts';
import { contextOf, operator, vendor } from '#tests/context.ts';
import { testDatabase } from '#tests/database.ts';
import { makePaper } from '#tests/factories/applications.ts';
import { categoryId } from '#tests/factories/catalog.ts';
import { makeCustomer } from '#tests/factories/identity.ts';
import { makeShop } from '#tests/factories/vendors.ts';
import { listLicences } from '../queries/list-licences.ts';
import { decideLicence } from './decide-licence.ts';
import { requestLicence } from './request-licence.ts';
import { viewLicencePapers } from './view-licence-papers.ts';

const folder = mkdtempSync(join(tmpdir(), 'chobiz-licences-'));
vi.stubEnv('DATA_DIR', folder);
afterAll(() => rmSync(folder, { recursive: true }));

const database = await testDatabase();

test('viewLicencePapers records each view with the operator and the pictures', async () => {
	const { id: shopId, ownerId } = await makeShop(database.db);
	const pictureIds = [await makePaper(database, ownerId), await makePaper(database, ownerId)];
	for (const id of pictureIds) await fileStore().write(privateKey(id, 'original'), new Uint8Array([1]), 'image/jpeg');
	const asked = { categoryId: await categoryId(database.db, 'kho-mam'), pictureIds };
	expect((await requestLicence(contextOf(database, vendor(ownerId, shopId)), asked)).ok).toBe(true);
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

test('a new licence request keeps the pictures of the approved licence and replaces those of a pending one', async () => {
	const { id: shopId, ownerId } = await makeShop(database.db);
	const seller = contextOf(database, vendor(ownerId, shopId));
	const desk = contextOf(database, operator((await makeCustomer(database.db)).id));
	const key = { shopId, categoryId: await categoryId(database.db, 'kho-mam') };
	const hand = async () => {
		const id = await makePaper(database, ownerId);
		await fileStore().write(privateKey(id, 'original'), new Uint8Array([1]), 'image/jpeg');
		expect((await requestLicence(seller, { categoryId: key.categoryId, pictureIds: [id] })).ok).toBe(true);
		return id;
	};
	const agree = async (validUntil: string) => {
		const askedAt = new Date((await listLicences(desk.fresh, shopId, 1))[0]?.askedAt ?? 0).toISOString();
		const input = { ...key, decision: 'approved', reason: '', askedAt, validUntil } as const;
		expect((await decideLicence(desk, input)).ok).toBe(true);
	};
	const seen = async () => {
		const viewed = await viewLicencePapers(desk, key);
		return viewed.ok ? viewed.value.map(({ id, agreedAt }) => [id, agreedAt !== null]) : viewed.error.code;
	};
	const listed = async () => (await listLicences(desk.fresh, shopId, 1))[0]?.paperIds;
	const first = await hand();
	await agree(vietnamDay(new Date()));
	expect(await listed()).toEqual([first]);
	await hand();
	const third = await hand();
	expect(await seen()).toEqual([
		[first, true],
		[third, false],
	]);
	expect(await listed()).toEqual([third]);
	const again = await requestLicence(seller, { categoryId: key.categoryId, pictureIds: [first] });
	expect(codeOf(again)).toBe('catalog.paper_unknown');
	await agree('2999-12-31');
	expect(await seen()).toEqual([
		[first, true],
		[third, true],
	]);
	expect(await listed()).toEqual([third]);
});
