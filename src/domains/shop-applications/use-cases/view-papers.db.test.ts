import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test, vi } from 'vitest';
import { privateKey } from '#src/domains/media/imaging/private-key.ts';
import { fileStore } from '#src/platform/files/index.ts';
import { newId } from '#src/shared/ids.ts';
import { codeOf } from '#tests/code-of.ts';
import { contextOf, operator } from '#tests/context.ts';
import { testDatabase } from '#tests/database.ts';
import { sentApplication, wireApplications } from '#tests/factories/applications.ts';
import { makeCustomer } from '#tests/factories/identity.ts';
import { viewPapers } from './view-papers.ts';

const folder = mkdtempSync(join(tmpdir(), 'chobiz-papers-'));
vi.stubEnv('DATA_DIR', folder);
afterAll(() => rmSync(folder, { recursive: true }));

const database = await testDatabase();
wireApplications();

test('viewPapers writes an audit entry with the operator and the pictures for each read', async () => {
	const { shopId } = await sentApplication(database);
	const paper = `select picture_id from shop_papers paper
		join shop_applications application on application.id = paper.application_id where application.shop_id = $1`;
	const papers = await database.pool.query<{ picture_id: string }>(paper, [shopId]);
	const pictureIds = papers.rows.map((row) => row.picture_id);
	for (const id of pictureIds) await fileStore().write(privateKey(id, 'original'), new Uint8Array([1]), 'image/jpeg');
	const { id: by } = await makeCustomer(database.db);
	const desk = contextOf(database, operator(by));
	for (const _look of [1, 2]) {
		const viewed = await viewPapers(desk, { shopId });
		expect(viewed.ok && viewed.value.map(({ id }) => id).sort()).toEqual([...pictureIds].sort());
	}
	expect(pictureIds.length).toBeGreaterThan(0);
	const { rows } = await database.pool.query("select actor, facts from audit_entries where action = 'papers_viewed'");
	expect(rows).toHaveLength(2);
	expect(rows[0].actor).toContain(by);
	expect([...rows[0].facts.pictureIds].sort()).toEqual([...pictureIds].sort());
	expect(codeOf(await viewPapers(desk, { shopId: newId() }))).toBe('vendors.not_found');
});
