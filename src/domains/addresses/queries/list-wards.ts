import { and, asc, eq, gt, like, or, type SQL } from 'drizzle-orm';
import type { ReadDatabase } from '#src/platform/db/index.ts';
import { decodeCursor, encodeCursor } from '#src/shared/paging.ts';
import { foldVietnamese } from '#src/shared/slug.ts';
import type { WardListInput, WardPage } from '../contract.ts';
import { wards } from '../db/tables.ts';

export async function listWards(read: ReadDatabase, input: WardListInput): Promise<WardPage> {
	const rows = await read
		.select({ code: wards.code, name: wards.name, nameFolded: wards.nameFolded })
		.from(wards)
		.where(and(eq(wards.provinceCode, input.provinceCode), matches(input.q), after(input.cursor)))
		.orderBy(asc(wards.nameFolded), asc(wards.code))
		.limit(input.limit + 1);
	const items = rows.slice(0, input.limit);
	const last = items.at(-1);
	const nextCursor = rows.length > input.limit && last ? encodeCursor([last.nameFolded, last.code]) : null;
	return { items: items.map(({ code, name }) => ({ code, name })), nextCursor };
}

function matches(q: string | undefined): SQL | undefined {
	const term = foldVietnamese(q ?? '')
		.replace(/[^a-z0-9 ]/g, '')
		.trim();
	return term === '' ? undefined : like(wards.nameFolded, `%${term}%`);
}

function after(cursor: string | undefined): SQL | undefined {
	const [name, code] = decodeCursor(cursor, 2) ?? [];
	if (typeof name !== 'string' || typeof code !== 'string') return undefined;
	return or(gt(wards.nameFolded, name), and(eq(wards.nameFolded, name), gt(wards.code, code)));
}
