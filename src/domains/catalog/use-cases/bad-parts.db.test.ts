import { expect, test } from 'vitest';
import { importConfig } from '#src/domains/product-import/contract.ts';
import { listBadLines, listImports } from '#src/domains/product-import/queries/list-imports.ts';
import { beginImport } from '#src/domains/product-import/use-cases/begin-import.ts';
import { checkImport } from '#src/domains/product-import/use-cases/check-import.ts';
import { cancelImport } from '#src/domains/product-import/use-cases/decide-import.ts';
import { badLinesFile, productFileMessages } from '#src/messages/vi/vendor/product-imports.ts';
import { contextOf, system, vendor } from '#tests/context.ts';
import { testDatabase } from '#tests/database.ts';
import { makeImport, productBytes, riceLine } from '#tests/factories/imports.ts';
import { makeShop } from '#tests/factories/vendors.ts';

const database = await testDatabase();
const { headings, aside } = productFileMessages;
const NEARLY_FULL = 0.98;
const WORD = 'thơm ';

test('the two files of bad lines of a full import are each small enough to be imported again', async () => {
	const shop = await makeShop(database.db);
	const context = contextOf(database, vendor(shop.ownerId, shop.id));
	const worker = contextOf(database, system());
	const { linesMax, fileMaxBytes } = importConfig;
	const bare = productBytes(
		Array.from({ length: linesMax }, (_, at) => riceLine(at, { price: 'rẻ', description: '' })),
	).byteLength;
	const room = (fileMaxBytes * NEARLY_FULL - bare) / linesMax;
	const description = WORD.repeat(room / new TextEncoder().encode(WORD).byteLength);
	const rows = Array.from({ length: linesMax }, (_, at) => riceLine(at, { price: 'rẻ', description }));
	const found = await makeImport(context, rows);
	await checkImport(worker, found);
	expect((await listImports(context)).items).toMatchObject([{ bad: linesMax, badParts: 2 }]);
	let [lines, given] = [0, 0];
	for (const part of [1, 2]) {
		const bad = await listBadLines(context, { ...found, part });
		if (!bad.ok) throw new Error(bad.error.code);
		await cancelImport(context, found);
		const bytes = new TextEncoder().encode(badLinesFile(bad.value, part).text);
		expect(bytes.byteLength).toBeLessThanOrEqual(fileMaxBytes);
		const again = await beginImport(context, { bytes, headings, aside });
		if (!again.ok) throw new Error(again.error.code);
		lines += again.value.lines;
		given += bytes.byteLength;
		await cancelImport(context, { importId: again.value.id });
	}
	expect(lines).toBe(linesMax);
	expect(given).toBeGreaterThan(fileMaxBytes);
	expect(await listBadLines(context, { ...found, part: 3 })).toMatchObject({ value: { lines: [] } });
});
