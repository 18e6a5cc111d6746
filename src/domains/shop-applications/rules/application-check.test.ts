import { expect, test } from 'vitest';
import type { PaperKind } from '#src/domains/vendors/contract/application.ts';
import { SHOP_STATES } from '#src/domains/vendors/contract/shop.ts';
import { APPLICATION } from '#tests/factories/vendors.ts';
import { isApplicationOpen, judgeApplication, mayWithdraw, needsTaxCode } from './application-check.ts';

const whole = { papers: ['identity', 'licence'] as readonly PaperKind[], hasIdentity: true };

test('judgeApplication accepts a complete application unchanged', () => {
	expect(judgeApplication(APPLICATION, whole)).toEqual({ input: APPLICATION, faults: null });
	const { taxCode: _none, ...person } = { ...APPLICATION, legalKind: 'individual' as const };
	expect(judgeApplication({ ...person, taxCode: ' ' }, { ...whole, papers: ['identity'] }).faults).toBeNull();
});

test('judgeApplication names every field that is missing or invalid', () => {
	expect(judgeApplication({}, { papers: [], hasIdentity: false }).faults).toMatchObject({
		name: 'vendors.field_missing',
		legalKind: 'vendors.choice_missing',
		capabilities: 'vendors.choice_missing',

		identity: 'vendors.identity_missing',
		papers: 'vendors.papers_missing',
		provinceCode: 'vendors.choice_missing',
	});
	const wrong = { ...APPLICATION, email: 'gao', taxCode: '12', name: '   ' };
	expect(judgeApplication(wrong, whole).faults).toEqual({
		email: 'vendors.email_invalid',
		taxCode: 'vendors.tax_code_invalid',
		name: 'vendors.field_missing',
	});
	const others = { legalName: 'A', legalAddress: 'B', phone: 'abc', name: '?', provinceCode: 'x', tagline: 'a\u0000b' };
	expect(judgeApplication({ ...APPLICATION, ...others }, whole).faults).toEqual({
		legalName: 'vendors.legal_name_invalid',
		legalAddress: 'vendors.legal_address_invalid',
		phone: 'vendors.phone_invalid',
		name: 'vendors.shop_name_invalid',
		provinceCode: 'vendors.province_unknown',
		tagline: 'vendors.words_invalid',
	});
	expect(judgeApplication({ ...APPLICATION, phone: '0123 456 789' }, whole).faults).toEqual({
		phone: 'vendors.phone_invalid',
	});
	expect(judgeApplication(APPLICATION, { ...whole, papers: ['identity'] }).faults).toEqual({
		papers: 'vendors.papers_missing',
	});
});

test.each([
	[undefined, false],
	['individual', false],
	['household', true],
	['company', true],
] as const)('needsTaxCode for %s is %s', (legalKind, isNeeded) => {
	const { taxCode: _none, ...form } = { ...APPLICATION, legalKind };
	expect(needsTaxCode(legalKind)).toBe(isNeeded);
	expect(judgeApplication(form, whole).faults?.taxCode).toBe(isNeeded ? 'vendors.tax_code_missing' : undefined);
});

test('isApplicationOpen is true before submission and after a question, and mayWithdraw until the decision', () => {
	expect(SHOP_STATES.filter(isApplicationOpen)).toEqual(['draft', 'needs_info']);
	expect(SHOP_STATES.filter(mayWithdraw)).toEqual(['draft', 'submitted', 'needs_info']);
	expect([isApplicationOpen(null), mayWithdraw(null)]).toEqual([true, true]);
});
