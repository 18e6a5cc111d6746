import * as z from 'zod/mini';
import { isId } from './ids.ts';

export const PAGE_SIZE_DEFAULT = 10;
export const PAGE_SIZE_MAX = 100;

/** Query part of every list: `?limit=&cursor=`. Query values arrive as text; the endpoint coerces by schema type. */
export const PageQuery = {
	limit: z._default(z.int().check(z.minimum(1), z.maximum(PAGE_SIZE_MAX)), PAGE_SIZE_DEFAULT),
	cursor: z.optional(z.string().check(z.maxLength(200))),
};

export const pageOf = <T extends z.core.$ZodType>(item: T) =>
	z.object({ items: z.array(item), nextCursor: z.nullable(z.string()) });

/** An opaque cursor of the last row's sort values. */
export const encodeCursor = (values: readonly (string | number)[]): string =>
	btoa(JSON.stringify(values)).replace(/\+/g, '-').replace(/\//g, '_').replace(/=+$/, '');

/** `null` for anything that `encodeCursor` did not make: the list then starts at its beginning. */
export function decodeCursor(cursor: string | undefined, length: number): readonly (string | number)[] | null {
	if (!cursor) return null;
	try {
		const values: unknown = JSON.parse(atob(cursor.replace(/-/g, '+').replace(/_/g, '/')));
		const sound =
			Array.isArray(values) &&
			values.length === length &&
			values.every((value) => typeof value === 'number' || (typeof value === 'string' && !value.includes('\u0000')));
		return sound ? (values as readonly (string | number)[]) : null;
	} catch {
		return null;
	}
}

/** Of a list by id, newest first: the id that `encodeCursor([id])` was given. */
export function idOfCursor(cursor: string | undefined): string | null {
	const value = decodeCursor(cursor, 1)?.[0];
	return isId(value) ? value : null;
}

/** Of a list by place, which nobody reads further than `most`: how many came before this page. */
export function offsetOfCursor(cursor: string | undefined, most: number): number {
	const [position] = decodeCursor(cursor, 1) ?? [];
	return typeof position === 'number' && position > 0 ? Math.min(Math.trunc(position), most) : 0;
}

type Place = { readonly limit: number; readonly offset: number; readonly most: number };

/** Its page, of which one row more than `limit` was read to know whether it goes on. */
export function pageByOffset<T>(rows: readonly T[], { limit, offset, most }: Place) {
	const next = offset + limit;
	const nextCursor = rows.length > limit && next < most ? encodeCursor([next]) : null;
	return { items: rows.slice(0, limit), nextCursor };
}
