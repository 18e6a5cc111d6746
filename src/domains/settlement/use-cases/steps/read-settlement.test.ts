import { expect, test } from 'vitest';
import { readSettlement } from './read-settlement.ts';

test.each([
	['a comma within quotes', 'vnp_TxnRef,vnp_OrderInfo,vnp_Amount\nA1,"Hoan tien, don 1",10000000\n'],
	[
		'escaped quotes and a line break within quotes',
		'vnp_TxnRef,vnp_OrderInfo,vnp_Amount\nA1,"Don ""1""\nhai",10000000\n',
	],
	['a UTF-8 byte order mark and empty lines', '\ufeffvnp_Amount,vnp_TxnRef\r\n10000000,"A1"\r\n\r\n'],
	['semicolons', 'vnp_TxnRef;vnp_Amount\nA1;10000000'],
])('readSettlement parses a file with %s', async (_what, text) => {
	expect(await readSettlement(text)).toEqual([{ txnRef: 'A1', moved: 'payment', amountVnd: 100_000 }]);
});

test('readSettlement returns null for a file that is no table or that is truncated', async () => {
	expect(await readSettlement('vnp_TxnRef,vnp_Amount\n"A1,10000000')).toBeNull();
	expect(await readSettlement('none')).toBeNull();
	expect(await readSettlement('')).toBeNull();
});
