import { Column, Name, Param, Placeholder, type QueryWithTypings, SQL, StringChunk, Table } from 'drizzle-orm';
import { PgDialect } from 'drizzle-orm/pg-core';

/** A statement while it is written down. */
type Draft = { text: string; readonly values: unknown[] };

/**
 * Writes the statements of this product down in one pass. Drizzle's own way makes an object for every piece and asks a
 * dozen classes whether it is theirs; that took a tenth of the web process's time. What is not known here is left to it.
 */
export class QuickDialect extends PgDialect {
	readonly #names = new WeakMap<object, string>();

	override sqlToQuery(sql: SQL, invokeSource?: 'indexes'): QueryWithTypings {
		const draft: Draft = { text: '', values: [] };
		const isWritten = invokeSource === undefined && this.#write(sql, draft);
		return isWritten ? { sql: draft.text, params: draft.values } : super.sqlToQuery(sql, invokeSource);
	}

	/** False when something is met that is left to Drizzle, whole. */
	#write(piece: unknown, draft: Draft): boolean {
		if (piece instanceof StringChunk) draft.text += piece.value.length === 1 ? piece.value[0] : piece.value.join('');
		else if (piece instanceof SQL) return this.#writeAll(piece, draft);
		else if (piece instanceof Param) return this.#writeParam(piece, draft);
		else if (piece instanceof Column || piece instanceof Table) draft.text += this.#nameOf(piece);
		else if (piece instanceof Name) draft.text += this.escapeName(piece.value);
		else if (isValue(piece)) this.#writeValue(piece, draft);
		else return piece === undefined;
		return true;
	}

	#writeAll(sql: SQL, draft: Draft): boolean {
		if (isInline(sql)) return false;
		for (const piece of sql.queryChunks) if (!this.#write(piece, draft)) return false;
		return true;
	}

	#writeParam({ value, encoder }: Param, draft: Draft): boolean {
		if (value instanceof Placeholder) return false;
		const mapped: unknown = value === null ? null : encoder.mapToDriverValue(value);
		if (mapped instanceof SQL) return this.#writeAll(mapped, draft);
		this.#writeValue(mapped, draft);
		return true;
	}

	#writeValue(value: unknown, draft: Draft): void {
		draft.text += this.escapeParam(draft.values.length);
		draft.values.push(value);
	}

	#nameOf(named: Column | Table): string {
		const known = this.#names.get(named);
		if (known !== undefined) return known;
		const name = super.sqlToQuery(new SQL([named])).sql;
		this.#names.set(named, name);
		return name;
	}
}

/** Its values are written into the text; the types leave this out. */
const isInline = (sql: SQL): boolean => (sql as unknown as { readonly shouldInlineParams: boolean }).shouldInlineParams;

const isValue = (piece: unknown): boolean =>
	piece !== undefined &&
	typeof piece !== 'function' &&
	!Array.isArray(piece) &&
	(typeof piece !== 'object' || piece === null || !('getSQL' in piece));
