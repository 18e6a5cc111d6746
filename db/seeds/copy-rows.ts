import type pg from 'pg';

/** Lists become arrays of the column's type. */
export type Copied = string | number | boolean | readonly string[] | null;

const CHUNK_CHARACTERS = 256 * 1024;

/** Methods of pg's connection that its published types lack. */
type CopyConnection = pg.Connection & { sendCopyFromChunk(chunk: Buffer): void; endCopyFrom(): void };

/** Uses COPY, which costs a fraction of INSERT while all constraints still apply. */
export function copyRows(
	client: pg.Client,
	table: string,
	columns: readonly string[],
	rows: readonly (readonly Copied[])[],
): Promise<void> {
	const { promise, resolve, reject } = Promise.withResolvers<void>();
	const names = columns.map((column) => `"${column}"`).join(', ');
	client.query({
		submit: (connection: pg.Connection) => connection.query(`copy "${table}" (${names}) from stdin`),
		handleCopyInResponse(connection: CopyConnection) {
			for (const chunk of chunksOf(rows)) connection.sendCopyFromChunk(Buffer.from(chunk));
			connection.endCopyFrom();
		},
		handleCommandComplete() {},
		handleReadyForQuery: () => resolve(),
		handleError: reject,
	});
	return promise;
}

function* chunksOf(rows: readonly (readonly Copied[])[]): Generator<string> {
	let chunk = '';
	for (const row of rows) {
		chunk += `${row.map(fieldOf).join('\t')}\n`;
		if (chunk.length < CHUNK_CHARACTERS) continue;
		yield chunk;
		chunk = '';
	}
	if (chunk !== '') yield chunk;
}

const SPECIAL = /[\\\t\n\r]/g;
const NAMED: Readonly<Record<string, string>> = { '\\': '\\\\', '\t': '\\t', '\n': '\\n', '\r': '\\r' };

function fieldOf(value: Copied): string {
	if (value === null) return '\\N';
	const text = typeof value === 'object' ? arrayOf(value) : String(value);
	return text.replace(SPECIAL, (character) => NAMED[character] ?? character);
}

const arrayOf = (values: readonly string[]): string =>
	`{${values.map((value) => `"${value.replace(/["\\]/g, '\\$&')}"`).join(',')}}`;
