import { and, asc, eq, sql } from 'drizzle-orm';
import { insertRows, type ReadDatabase, type Transaction, type Writable } from '#src/platform/db/index.ts';
import type { FetchedPictures, PictureFetchFailure } from '../contract.ts';
import { productImportPictures } from './tables.ts';

type Row = typeof productImportPictures.$inferSelect;
export type PictureFetch = Pick<Row, 'importId' | 'productId' | 'position' | 'address'>;

export async function insertPictureFetches(
	tx: Transaction,
	rows: readonly (PictureFetch & Pick<Row, 'state' | 'reason'>)[],
): Promise<void> {
	if (rows.length > 0) await tx.execute(insertRows(productImportPictures, rows));
}

const isOf = ({ importId, productId }: Pick<Row, 'importId' | 'productId'>) =>
	and(eq(productImportPictures.importId, importId), eq(productImportPictures.productId, productId));

export const waitingPictures = (
	read: ReadDatabase,
	of: Pick<Row, 'importId' | 'productId'>,
): Promise<readonly PictureFetch[]> =>
	read
		.select()
		.from(productImportPictures)
		.where(and(isOf(of), eq(productImportPictures.state, 'waiting')))
		.orderBy(asc(productImportPictures.position));

/** Returns false when another run has recorded the picture already. */
export async function recordPictureFetch(
	db: Writable,
	{ position, ...of }: Omit<PictureFetch, 'address'>,
	reason: PictureFetchFailure | null,
): Promise<boolean> {
	const { rowCount } = await db
		.update(productImportPictures)
		.set({ state: reason ? 'failed' : 'done', reason })
		.where(and(isOf(of), eq(productImportPictures.position, position), eq(productImportPictures.state, 'waiting')));
	return rowCount === 1;
}

export async function fetchedPictures(
	read: ReadDatabase,
	importId: string,
	shownMax: number,
): Promise<FetchedPictures | null> {
	const [counts] = await read.read<Omit<FetchedPictures, 'failed'>>(sql`
		select count(*) filter (where state = 'waiting')::int as waiting, count(*) filter (where state = 'done')::int as done,
			count(*) filter (where state = 'failed')::int as "failedCount"
		from product_import_pictures where import_id = ${importId}`);
	if (!counts || counts.waiting + counts.done + counts.failedCount === 0) return null;
	const failed = await read.read<FetchedPictures['failed'][number]>(sql`
		select fetched.product_id as "productId", product.name as "productName", fetched.address, fetched.reason
		from product_import_pictures fetched join products product on product.id = fetched.product_id
		where fetched.import_id = ${importId} and fetched.state = 'failed'
		order by fetched.product_id, fetched.position limit ${shownMax}`);
	return { ...counts, failed: [...failed] };
}
