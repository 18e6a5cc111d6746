import { expect, test } from 'vitest';
import { readOnly } from '#src/platform/db/index.ts';
import { DAY_MS, HOUR_MS } from '#src/shared/time.ts';
import { testDatabase } from '#tests/database.ts';
import { ageOf, waitingKinds, waitingLines } from './waiting.ts';

const now = new Date('2026-11-28T09:00:00Z');
const before = (ageMs: number): Date => new Date(now.getTime() - ageMs);

test('the registry of waiting work contains every kind that an operator decides, and each can be read', async () => {
	const { db } = await testDatabase();
	expect(waitingKinds.map(({ name }) => name).sort()).toEqual(
		[
			'appeals of suspended shops',
			'bank transfers to send',
			'cash that carriers collected and have not paid in time',
			'cash that carriers have not confirmed in time',
			'changes of products to confirm',
			'complaints',
			'differences of remittances',
			'licences',
			'parcels to look for',
			'payment incidents',
			'payout accounts',
			'payouts',
			'products to check',
			'reported conversations',
			'refunds that the bank did not send',
			'reported or held reviews, questions and answers',
			'return shipping to decide',
			'returns to rule',
			'settlement differences',
			'shop applications',
			'shops to suspend for bad service',
		].sort(),
	);
	for (const { name, list } of waitingKinds) expect(await list(readOnly(db), 10), name).toEqual([]);
});

test('waitingLines shows the oldest ten of a kind with age and next command, and how many more there are', () => {
	const items = Array.from({ length: 12 }, (_, days) => ({
		subject: `shop ${days}`,
		since: before(days * DAY_MS),
		next: `vendors show shop-${days}`,
	}));
	const lines = waitingLines('shop applications', items, now);
	expect(lines[0]).toBe('shop applications: 12');
	expect(lines[1]).toBe('\t11 days\tshop 11\tnpm run operator -- vendors show shop-11 --as YOUR-EMAIL');
	expect(lines).toHaveLength(12);
	expect(lines.at(-1)).toBe('\t… and 2 more');
	expect(waitingLines('licences', [], now)).toEqual([]);
});

test.each([
	[0, '0 h'],
	[5 * HOUR_MS, '5 h'],
	[47 * HOUR_MS, '47 h'],
	[48 * HOUR_MS, '2 days'],
])('ageOf %d ms is %s', (ageMs, shown) => {
	expect(ageOf(before(ageMs), now)).toBe(shown);
});
