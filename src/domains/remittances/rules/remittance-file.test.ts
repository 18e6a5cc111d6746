import { expect, test } from 'vitest';
import { readCsv } from '#src/platform/csv/index.ts';
import { readRemittanceFile } from './remittance-file.ts';

const read = async (text: string) => readRemittanceFile((await readCsv(new TextEncoder().encode(text), 10_000)) ?? []);

test('readRemittanceFile reads the head, then codes, amounts and fees', async () => {
	const text =
		'carrier,ghn\nreference,GHN-48\ndate,2026-11-27\ntotal,340000\n\ntracking,amount,fee\nG1,258000,18000\nG2,100000,\n';
	expect(await read(text)).toEqual({
		ok: true,
		remittance: {
			carrier: 'ghn',
			reference: 'GHN-48',
			paidOn: '2026-11-27',
			totalVnd: 340_000,
			lines: [
				{ tracking: 'G1', amountVnd: 258_000, feeVnd: 18_000 },
				{ tracking: 'G2', amountVnd: 100_000, feeVnd: 0 },
			],
		},
	});
});

test('readRemittanceFile reads Vietnamese headings, semicolons, grouped amounts and other columns', async () => {
	const text =
		'Hãng vận chuyển;Viettel Post\nMã đối soát;VTP/1\nNgày chuyển;7/11/2026\nThực nhận;1.258.000 đ\nSTT;Mã vận đơn;Người nhận;Tiền thu hộ\n1;VTP1;Lan;1.258.000\n';
	expect(await read(text)).toMatchObject({
		remittance: { carrier: 'viettel_post', reference: 'VTP/1', paidOn: '2026-11-07', totalVnd: 1_258_000 },
	});
});

test('readRemittanceFile names every line that it cannot read', async () => {
	const text =
		'carrier,xyz\nreference,\ndate,31/02/2026\ntotal,12.5\ntracking,amount,fee\n,1000,\nG1,abc,\nG2,0,\nG3,1000,2000\nG4,1000,0\n';
	const answer = await read(text);
	expect(answer).toMatchObject({ ok: false });
	expect(answer.ok ? [] : answer.problems.map(({ line, what }) => `${line} ${what.split(',')[0]}`)).toEqual([
		'1 carrier',
		'1 reference',
		'1 date',
		'1 total in whole VND',
		'6 tracking code',
		'7 amount of G1 in whole VND',
		'8 amount of G2 in whole VND',
		'9 fee of G3',
	]);
	expect(await read('a,b\n1,2\n')).toMatchObject({ ok: false });
});
