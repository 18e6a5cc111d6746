import { setTimeout as pause } from 'node:timers/promises';
import { IMPORT_COLUMNS, type ImportColumn, type ProductImport } from '#src/domains/product-import/contract.ts';
import { productFileMessages as words } from '#src/messages/vi/vendor/product-imports.ts';
import { csvText } from '#src/shared/text/csv.ts';
import { SECOND_MS } from '#src/shared/time.ts';
import type { StartedProduct } from '../tests/product.ts';
import type { SignedIn } from '../tests/shoppers.ts';

const LINES = 10_000;
const BAD = 37;
const POLL_MS = 100;
const IMPORTS = '/api/vendor/products/imports';

/** Returns the imported lines per second, from the upload until all valid lines are stored, checks included. */
export async function importPace(product: StartedProduct, seller: SignedIn): Promise<number> {
	const begin = performance.now();
	const { id } = await send(product, seller);
	await until(seller, id, 'checked');
	const confirmed = await seller.call('POST', `${IMPORTS}/${id}/apply`);
	if (confirmed.status !== 200) throw new Error(`answered ${confirmed.status}`);
	const { bad, added } = await until(seller, id, 'done');
	if (bad !== BAD || added !== LINES - BAD) throw new Error(`${bad} were bad and ${added} came in`);
	return (LINES * SECOND_MS) / (performance.now() - begin);
}

async function send({ url }: StartedProduct, { cookie }: SignedIn): Promise<ProductImport> {
	const body = new FormData();
	body.append('file', new Blob([productFile()], { type: 'text/csv' }), 'hang.csv');
	const answer = await fetch(url + IMPORTS, { method: 'POST', headers: { cookie, origin: url }, body });
	if (!answer.ok) throw new Error(`answered ${answer.status}`);
	return (await answer.json()) as ProductImport;
}

async function until(seller: SignedIn, id: string, wanted: ProductImport['state']): Promise<ProductImport> {
	for (;;) {
		const now = (await seller.call('GET', `${IMPORTS}/${id}`)).body as ProductImport;
		if (now.state === wanted) return now;
		if (now.state === 'failed' || now.state === 'cancelled') throw new Error(`the file is ${now.state}`);
		await pause(POLL_MS);
	}
}

function productFile(): string {
	const rows = Array.from({ length: LINES }, (_, at): Partial<Record<ImportColumn, string>> => {
		return {
			sku: `NHAP-${at}`,
			name: `Gạo nếp nương túi số ${at}`,
			category: 'Gạo & ngũ cốc',
			weight: '2000',
			price: at < BAD ? 'rẻ' : '90.000',
			stock: '5',
			description: 'Gạo nếp nương hạt tròn, thơm, dẻo; đóng túi vải tại ruộng.',
		};
	});
	const head = IMPORT_COLUMNS.map((column) => words.headings[column]);
	return csvText([head, ...rows.map((row) => IMPORT_COLUMNS.map((column) => row[column] ?? ''))]);
}
