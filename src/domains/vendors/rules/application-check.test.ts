import { expect, test } from 'vitest';
import { APPLICATION } from '#tests/makers/vendors.ts';
import { SHOP_STATES } from '../contract.ts';
import type { PaperKind } from '../contract-application.ts';
import { isApplicationOpen, judgeApplication, mayWithdraw } from './application-check.ts';

const whole = { papers: ['identity', 'licence'] as readonly PaperKind[], hasIdentity: true };

test('what is whole is handed in as it was typed', () => {
	expect(judgeApplication(APPLICATION, whole)).toEqual({ input: APPLICATION, faults: null });
	const { taxCode: _none, ...person } = { ...APPLICATION, legalKind: 'individual' as const };
	expect(judgeApplication({ ...person, taxCode: ' ' }, { ...whole, papers: ['identity'] }).faults).toBeNull();
});

test('every field that is missing or wrong is named', () => {
	expect(judgeApplication({}, { papers: [], hasIdentity: false }).faults).toMatchObject({
		...{ name: 'vendors.field_missing', legalKind: 'vendors.field_missing', capabilities: 'vendors.field_missing' },
		...{ identity: 'vendors.identity_missing', papers: 'vendors.papers_missing', taxCode: 'vendors.tax_code_missing' },
	});
	const wrong = { ...APPLICATION, email: 'gao', taxCode: '12', name: '   ' };
	expect(judgeApplication(wrong, whole).faults).toEqual({
		...{ email: 'vendors.field_wrong', taxCode: 'vendors.field_wrong', name: 'vendors.field_missing' },
	});
	expect(judgeApplication(APPLICATION, { ...whole, papers: ['identity'] }).faults).toEqual({
		papers: 'vendors.papers_missing',
	});
});

test('it is written until it is handed in and after a question, and taken back until it is decided', () => {
	expect(SHOP_STATES.filter(isApplicationOpen)).toEqual(['draft', 'needs_info']);
	expect(SHOP_STATES.filter(mayWithdraw)).toEqual(['draft', 'submitted', 'needs_info']);
	expect([isApplicationOpen(null), mayWithdraw(null)]).toEqual([true, true]);
});
