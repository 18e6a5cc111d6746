import { sql } from 'drizzle-orm';
import { boolean, integer, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { beforeAll, expect, test } from 'vitest';
import { testDatabase } from '#tests/database.ts';
import { insertRows } from './index.ts';

const database = await testDatabase();
const parcels = pgTable('parcels', {
	parcelNumber: text().primaryKey(),
	weightG: integer(),
	facts: jsonb(),
	isOpen: boolean().notNull().default(true),
	packedAt: timestamp({ withTimezone: true }),
});

beforeAll(() =>
	database.db.execute(sql`
		create table parcels (parcel_number text primary key, weight_g int, facts jsonb,
			is_open boolean not null default true, packed_at timestamptz)`),
);

test('insertRows inserts any number of rows unchanged, and omitted columns get their default', async () => {
	const packedAt = new Date('2026-11-21T02:00:00.123Z');
	const text = `'); drop table parcels; -- "áo" \\ 🎁 </script>`;
	const given = [
		{ parcelNumber: text, weightG: 5, facts: { a: [1, null, 'x'] }, packedAt },
		{ parcelNumber: 'b', weightG: null, facts: null, packedAt: null },
	];
	await database.db.execute(insertRows(parcels, given));
	const rows = await database.db.select().from(parcels).orderBy(parcels.weightG);
	expect(rows).toEqual(given.map((row) => ({ ...row, isOpen: true })));
});
