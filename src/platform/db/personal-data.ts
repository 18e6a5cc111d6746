import { sql } from 'drizzle-orm';
import type { ReadDatabase, Transaction } from './index.ts';

/** What must be finished before an account can be deleted: a kind and the numbers or names of the open things. */
export type ErasureBlocker = { readonly kind: string; readonly names: readonly string[] };

/** What stands where a name and where a message was. */
export type ErasedTexts = { readonly name: string; readonly message: string };

/** A domain's share in exporting and erasing the data of a person; `src/app/personal-data.ts` lists all of them. */
export type PersonalDataPart = {
	/** The key in the export. */
	readonly name: string;
	/** Rows that belong to the person, by table; never data of others. */
	rows(read: ReadDatabase, customerId: string): Promise<Readonly<Record<string, readonly unknown[]>>>;
	blockers?(read: ReadDatabase, customerId: string): Promise<readonly ErasureBlocker[]>;
	/** Deletes, or removes the identity from what the law requires to keep. */
	erase?(tx: Transaction, customerId: string, texts: ErasedTexts): Promise<void>;
};

type OwnRows = {
	readonly table: string;
	/** The column that names the person. */
	readonly owner?: string;
	/** Columns that name other people, or are of technical use only. */
	readonly without?: readonly string[];
};

const ROWS_MAX = 20_000;

export async function ownRows(
	read: ReadDatabase,
	customerId: string,
	{ table, owner = 'customer_id', without = [] }: OwnRows,
): Promise<readonly unknown[]> {
	const hidden =
		without.length > 0
			? sql.join(
					without.map((name) => sql`${name}`),
					sql`, `,
				)
			: sql`''`;
	const rows = await read.read<{ row: unknown }>(sql`
		select to_jsonb(own) - array[${hidden}]::text[] as row from ${sql.identifier(table)} own
		where ${sql.identifier(owner)} = ${customerId} limit ${ROWS_MAX}`);
	return rows.map(({ row }) => row);
}

/** `kind` with the names that the query finds in its column `name`; nothing when there are none. */
export async function blockedBy(
	read: ReadDatabase,
	kind: string,
	query: ReturnType<typeof sql>,
): Promise<readonly ErasureBlocker[]> {
	const rows = await read.read<{ name: string }>(query);
	return rows.length > 0 ? [{ kind, names: rows.map(({ name }) => name) }] : [];
}
