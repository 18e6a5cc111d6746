import * as z from 'zod/mini';
import { isId } from './ids.ts';

export const PAGE_SIZE_DEFAULT = 10;
export const PAGE_SIZE_MAX = 100;

/** Query values arrive as text; the endpoint converts them by schema type. */
export const PageQuery = {
	limit: z._default(z.int().check(z.minimum(1), z.maximum(PAGE_SIZE_MAX)), PAGE_SIZE_DEFAULT),
	cursor: z.optional(z.string().check(z.maxLength(200))),
};

export const pageOf = <T extends z.core.$ZodType>(item: T) =>
	z.object({ items: z.array(item), nextCursor: z.nullable(z.string()) });

export const encodeCursor = (values: readonly (string | number)[]): string =>
	btoa(JSON.stringify(values)).replace(/\+/g, '-').replace(/\//g, '_').replace(/=+$/, '');

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

export function idOfCursor(cursor: string | undefined): string | null {
	const value = decodeCursor(cursor, 1)?.[0];
	return isId(value) ? value : null;
}

/** For lists that are paged by offset, up to `most` rows. */
export function offsetOfCursor(cursor: string | undefined, most: number): number {
	const [position] = decodeCursor(cursor, 1) ?? [];
	return typeof position === 'number' && position > 0 ? Math.min(Math.trunc(position), most) : 0;
}

type Place = { readonly limit: number; readonly offset: number; readonly most: number };

/** `rows` must contain one row more than `limit` when there is a next page. */
export function pageByOffset<T>(rows: readonly T[], { limit, offset, most }: Place) {
	const next = offset + limit;
	const nextCursor = rows.length > limit && next < most ? encodeCursor([next]) : null;
	return { items: rows.slice(0, limit), nextCursor };
}
