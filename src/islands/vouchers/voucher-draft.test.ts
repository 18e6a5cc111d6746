import { expect, test } from 'vitest';
import { serverErrorsOf, toVoucherInput, type VoucherDraft, validateDraft } from './voucher-draft.ts';

const draft: VoucherDraft = {
	code: 'TET2027',
	kind: 'fixed',
	amountVnd: 20_000,
	percent: '',
	capVnd: 0,
	minGoodsVnd: 100_000,
	from: '2026-11-23',
	to: '2026-11-30',
	uses: '100',
	each: '1',
	isListed: true,
};

test('toVoucherInput uses whole days in Vietnam time and includes the last day', () => {
	expect(toVoucherInput(draft)).toMatchObject({
		startsAt: '2026-11-22T17:00:00.000Z',
		endsAt: '2026-11-30T17:00:00.000Z',
		discount: { kind: 'fixed', amountVnd: 20_000 },
	});
	const percent = { ...draft, kind: 'percent', percent: '15', capVnd: 50_000 } as const;
	expect(toVoucherInput(percent).discount).toEqual({ kind: 'percent', percent: 15, capVnd: 50_000 });
});

test.each([
	[{ code: ' ' }, 'code'],
	[{ code: 'giảm 😀' }, 'code'],
	[{ minGoodsVnd: 39_999 }, 'amountVnd'],
	[{ from: '2026-11-22' }, 'from'],
	[{ to: '2027-05-22' }, 'to'],
	[{ from: '2027-11-24', to: '2027-11-30' }, 'from'],
	[{ amountVnd: 999 }, 'amountVnd'],
	[{ kind: 'percent', percent: '51', capVnd: 1000 }, 'percent'],
	[{ kind: 'percent', percent: '1.5', capVnd: 1000 }, 'percent'],
	[{ kind: 'percent', percent: '10', capVnd: 0 }, 'capVnd'],
	[{ to: '2026-11-22' }, 'to'],
	[{ from: '' }, 'from'],
	[{ uses: '0' }, 'uses'],
	[{ each: '101' }, 'each'],
] as const)('wrongIn of %o names the field %s', (change, field) => {
	expect(Object.keys(validateDraft({ ...draft, ...change }, '2026-11-23'))).toEqual([field]);
});

test('wrongIn returns nothing for a valid draft', () => {
	expect(validateDraft(draft, '2026-11-23')).toEqual({});
});

test('rejectedIn shows server errors by field until the field changes', () => {
	const refused = { draft, fields: { code: 'Đã có', 'discount.amountVnd': 'Nhiều quá', endsAt: 'Dài quá' } };
	expect(serverErrorsOf(refused, draft)).toEqual({ code: 'Đã có', amountVnd: 'Nhiều quá', to: 'Dài quá' });
	expect(serverErrorsOf(refused, { ...draft, code: 'TET2028' })).toEqual({ amountVnd: 'Nhiều quá', to: 'Dài quá' });
});
