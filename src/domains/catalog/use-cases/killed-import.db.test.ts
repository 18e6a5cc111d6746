import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { pino } from 'pino';
import { expect, test } from 'vitest';
import { importConfig } from '#src/domains/product-import/contract.ts';
import { getShopImport } from '#src/domains/product-import/queries/list-imports.ts';
import { beginImport } from '#src/domains/product-import/use-cases/begin-import.ts';
import { checkImport } from '#src/domains/product-import/use-cases/check-import.ts';
import { confirmImport } from '#src/domains/product-import/use-cases/decide-import.ts';
import { endImports } from '#src/domains/product-import/use-cases/end-imports.ts';
import { productFileMessages } from '#src/messages/vi/vendor/product-imports.ts';
import { createQueues } from '#src/platform/jobs/queues.ts';
import { csvText } from '#src/shared/text/csv.ts';
import { contextOf, system, vendor } from '#tests/context.ts';
import { testDatabase } from '#tests/database.ts';
import { makeShop } from '#tests/factories/vendors.ts';
import { startWorkerWith } from '#tests/hanging-worker.ts';
import { importBackground } from '#tests/import-worker.ts';

const ROOT = fileURLToPath(new URL('../../../..', import.meta.url));
const LINES = 4000;
const ENDS_WITHIN_MS = 60_000;

const database = await testDatabase();
const { headings } = productFileMessages;
const columns = ['sku', 'name', 'category', 'description', 'price', 'stock', 'weight'] as const;
const line = (at: number) => [
	`G-${at}`,
	`G\u1ea1o n\u1ebfp n\u01b0\u01a1ng ${at} kg`,
	'G\u1ea1o & ng\u0169 c\u1ed1c',
	'G\u1ea1o n\u1ebfp n\u01b0\u01a1ng h\u1ea1t tr\u00f2n, th\u01a1m, d\u1ebbo.',
	90_000,
	5,
	2000,
];
const file = (lines: number) =>
	new TextEncoder().encode(
		csvText([columns.map((column) => headings[column]), ...Array.from({ length: lines }, (_, at) => line(at))]),
	);

async function sent(lines: number) {
	const shop = await makeShop(database.db);
	const seller = contextOf(database, vendor(shop.ownerId, shop.id));
	const started = await beginImport(seller, { bytes: file(lines), headings });
	if (!started.ok) throw new Error(started.error.code);
	const found = { importId: started.value.id };
	const now = async () => {
		const read = await getShopImport(seller, found);
		if (!read.ok) throw new Error(read.error.code);
		return read.value;
	};
	const goods = async () => {
		const { rows } = await database.pool.query(
			'SELECT count(*)::int AS products, count(DISTINCT slug)::int AS slugs FROM products WHERE shop_id = $1',
			[shop.id],
		);
		return rows[0];
	};
	return { seller, found, now, goods };
}

async function until(isSo: () => Promise<boolean>): Promise<void> {
	const deadline = performance.now() + ENDS_WITHIN_MS;
	while (!(await isSo())) {
		if (performance.now() > deadline) throw new Error('not within its time');
		await wait(20);
	}
}

test('a worker that is killed during an import leaves no products, and another worker imports all of them once', async () => {
	await createQueues(database.url, [importBackground], pino({ level: 'silent' }));
	const { seller, found, now, goods } = await sent(LINES);
	await checkImport(contextOf(database, system()), found);
	const flags = ['--import', './scripts/launcher/quick-imports.mjs', 'tests/import-worker.ts'];
	const victim = spawn(process.execPath, flags, {
		cwd: ROOT,
		env: { ...process.env, DATABASE_URL: database.url },
		stdio: ['ignore', 'pipe', 'inherit'],
	});
	await once(victim.stdout, 'data');
	expect(await confirmImport(seller, found)).toMatchObject({ ok: true });
	await until(async () => (await now()).handled > 0);
	victim.kill('SIGKILL');
	await once(victim, 'exit');
	expect(await now()).toMatchObject({ state: 'applying' });
	expect(await goods()).toEqual({ products: 0, slugs: 0 });
	const worker = await startWorkerWith(database.url, importBackground);
	await until(async () => (await now()).finishedAt !== null);
	await worker.stop();
	expect(await now()).toMatchObject({ state: 'done', added: LINES, bad: 0 });
	expect(await goods()).toEqual({ products: LINES, slugs: LINES });
});

test('endImports fails an import without progress of any worker, and the shop can start another', async () => {
	const { seller, found, now, goods } = await sent(2);
	await checkImport(contextOf(database, system()), found);
	await confirmImport(seller, found);
	await database.setClock(`${importConfig.worksMinutes - 1} minutes`);
	await endImports(contextOf(database, system()));
	expect(await now()).toMatchObject({ state: 'applying' });
	await database.setClock(`${importConfig.worksMinutes + 1} minutes`);
	await endImports(contextOf(database, system()));
	expect(await now()).toMatchObject({ state: 'failed' });
	expect(await goods()).toEqual({ products: 0, slugs: 0 });
	expect(await beginImport(seller, { bytes: file(2), headings })).toMatchObject({ ok: true });
});
