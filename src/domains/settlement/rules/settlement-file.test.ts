import { describe, expect, test } from 'vitest';
import { differencesBetween, readSettlementFile } from './settlement-file.ts';

const read = (text: string) => readSettlementFile(text.split('\n').map((line) => line.split(',')));

describe('readSettlementFile', () => {
	test('finds columns by their name, in any order', () => {
		const text = 'vnp_PayDate,vnp_Amount, vnp_TxnRef\n20261121100000,21800000, 1234567890x1';
		expect(read(text)).toEqual([{ txnRef: '1234567890x1', moved: 'payment', amountVnd: 218_000 }]);
		expect(read('vnp_TxnRef,vnp_Amount')).toEqual([]);
	});

	test('distinguishes payments from refunds, which may come in several parts', () => {
		const text = 'vnp_TxnRef,vnp_TransactionType,vnp_Amount\na,01,30000\na,03,10000\na,03,10000\nb,02,500';
		expect(read(text)).toEqual([
			{ txnRef: 'a', moved: 'payment', amountVnd: 300 },
			{ txnRef: 'a', moved: 'refund', amountVnd: 100 },
			{ txnRef: 'a', moved: 'refund', amountVnd: 100 },
			{ txnRef: 'b', moved: 'refund', amountVnd: 5 },
		]);
	});

	test.each([
		['an unknown transaction type', 'vnp_TxnRef,vnp_TransactionType,vnp_Amount\na,09,100'],
		['no column names', '1,2\n3,400'],
		['a fraction of a dong', 'vnp_TxnRef,vnp_Amount\na,150'],
		['a missing amount', 'vnp_TxnRef,vnp_Amount\na'],
		['one payment listed twice', 'vnp_TxnRef,vnp_Amount\na,100\na,100'],
	])('returns null for a file with %s', (_what, text) => {
		expect(read(text)).toBeNull();
	});
});

const paid = (txnRef: string, amountVnd: number) => ({ txnRef, amountVnd, moved: 'payment' }) as const;
const back = (txnRef: string, amountVnd: number) => ({ txnRef, amountVnd, moved: 'refund' }) as const;
const ofDay = <Part>(part: Part) => ({ ...part, isOfDay: true });
const ofAnother = <Part>(part: Part) => ({ ...part, isOfDay: false });

test('differencesBetween names transactions that are missing on one side or differ in amount', () => {
	const ours = [paid('same', 1), paid('ours', 2), paid('both', 3)].map(ofDay);
	expect(differencesBetween(ours, [paid('same', 1), paid('both', 4), paid('theirs', 5)])).toEqual([
		{ txnRef: 'ours', moved: 'payment', kind: 'not_in_file', oursVnd: 2, theirsVnd: 0 },
		{ txnRef: 'both', moved: 'payment', kind: 'amount', oursVnd: 3, theirsVnd: 4 },
		{ txnRef: 'theirs', moved: 'payment', kind: 'not_received', oursVnd: 0, theirsVnd: 5 },
	]);
});

test('differencesBetween ignores a payment around midnight that is in the file of the day before or after', () => {
	expect(differencesBetween([ofDay(paid('late', 1))], [], [paid('late', 1)])).toEqual([]);
	expect(differencesBetween([ofAnother(paid('late', 1))], [paid('late', 1)])).toEqual([]);
	expect(differencesBetween([ofAnother(paid('late', 1))], [])).toEqual([]);
	expect(differencesBetween([ofAnother(paid('late', 1))], [paid('late', 2)])).toMatchObject([
		{ kind: 'amount', oursVnd: 1, theirsVnd: 2 },
	]);
	expect(differencesBetween([ofDay(paid('late', 1))], [], [paid('late', 2)])).toMatchObject([{ kind: 'not_in_file' }]);
});

test('differencesBetween matches each partial refund separately and never with a payment', () => {
	const ours = [ofDay(back('a', 5)), ofAnother(back('a', 7)), ofDay(paid('a', 20))];
	expect(differencesBetween(ours, [back('a', 5), paid('a', 20)])).toEqual([]);
	expect(differencesBetween(ours, [paid('a', 20)])).toMatchObject([
		{ moved: 'refund', kind: 'not_in_file', oursVnd: 5 },
	]);
	expect(differencesBetween(ours, [back('a', 5), back('a', 5), paid('a', 20)])).toMatchObject([
		{ moved: 'refund', kind: 'not_received', theirsVnd: 5 },
	]);
});
