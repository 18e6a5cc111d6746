import { describe, expect, test } from 'vitest';
import { differencesBetween, readSettlementFile } from './settlement-file.ts';

describe('a settlement file', () => {
	test('is read by the names of its columns, wherever they stand', () => {
		const text = '\ufeffvnp_PayDate,vnp_Amount,vnp_TxnRef\r\n20261121100000,21800000,"1234567890x1"\r\n\r\n';
		expect(readSettlementFile(text)).toEqual([{ txnRef: '1234567890x1', amountVnd: 218_000 }]);
		expect(readSettlementFile('vnp_TxnRef,vnp_Amount\n')).toEqual([]);
	});

	test.each([
		['no names', '1,2\n3,400'],
		['half a dong', 'vnp_TxnRef,vnp_Amount\na,150'],
		['a missing amount', 'vnp_TxnRef,vnp_Amount\na'],
		['a payment twice', 'vnp_TxnRef,vnp_Amount\na,100\na,100'],
	])('with %s is not taken at all', (_what, text) => {
		expect(readSettlementFile(text)).toBeNull();
	});
});

test('what one side has and the other has not, or otherwise, is named', () => {
	const ours = [
		{ txnRef: 'same', amountVnd: 1 },
		{ txnRef: 'ours', amountVnd: 2 },
		{ txnRef: 'both', amountVnd: 3 },
	];
	const theirs = [
		{ txnRef: 'same', amountVnd: 1 },
		{ txnRef: 'both', amountVnd: 4 },
		{ txnRef: 'theirs', amountVnd: 5 },
	];
	expect(differencesBetween(ours, theirs)).toEqual([
		{ txnRef: 'ours', kind: 'not_in_file', oursVnd: 2, theirsVnd: 0 },
		{ txnRef: 'both', kind: 'amount', oursVnd: 3, theirsVnd: 4 },
		{ txnRef: 'theirs', kind: 'not_received', oursVnd: 0, theirsVnd: 5 },
	]);
});
