import { describe, expect, test } from 'vitest';
import { removeGuard } from './remove-guard.ts';

const SOURCE = [
	'export async function lockOrder(tx: Tx, id: string) {',
	"	const rows = await tx.select().from(orders).where(and(eq(orders.id, id), isLive)).for('update');",
	"	if (rows.length === 0) throw new Error('none');",
	'	return rows;',
	'}',
	'export const lockStock = (tx: Tx) => tx.execute(sql`select id from stock order by id for update of stock`);',
	'function isOpen(state: State, now: Date) {',
	'	return state.isPaid && (now < state.endsAt);',
	'}',
].join('\n');

describe('removeGuard', () => {
	test.each([
		['a lock by Drizzle', { inFunction: 'lockOrder', remove: 'lock' }, ".for('update')", ''],
		['a lock in SQL', { inFunction: 'lockStock', remove: 'lock' }, ' for update of stock', ''],
		['one of two conditions', { inFunction: 'lockOrder', remove: { condition: 'isLive' } }, ', isLive', ''],
		[
			'a guarding statement',
			{ inFunction: 'lockOrder', remove: { condition: 'rows.length  === 0' } },
			"if (rows.length === 0) throw new Error('none');",
			'',
		],
		[
			'an operand in brackets',
			{ inFunction: 'isOpen', remove: { condition: 'now < state.endsAt' } },
			'state.isPaid && (now < state.endsAt)',
			'state.isPaid',
		],
	] as const)('removes %s and nothing else', (_what, place, from, to) => {
		expect(removeGuard(SOURCE, place)).toBe(SOURCE.replace(from, to));
	});

	test.each([
		[{ inFunction: 'lockCart', remove: 'lock' }, '0 functions are named lockCart'],
		[{ inFunction: 'isOpen', remove: 'lock' }, 'isOpen has no row lock'],
		[{ inFunction: 'isOpen', remove: { condition: 'now' } }, 'isOpen has no condition now'],
	] as const)('throws when the source does not contain the guard %j exactly once', (place, message) => {
		expect(() => removeGuard(SOURCE, place)).toThrow(message);
	});
});
