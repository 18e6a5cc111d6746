import { expect, test } from 'vitest';
import { legalIdentity } from './legal-identity.ts';

test.each([
	['individual', { key: 'person:h', personHash: 'h' }],
	['household', { key: 'tax:0100000001', personHash: 'h' }],
	['company', { key: 'tax:0100000001', personHash: null }],
] as const)(
	"legalIdentity of a shop of kind %s has the key of that kind, and the person's hash unless it is a company",
	(legalKind, told) => {
		expect(legalIdentity({ legalKind, taxCode: '0100000001', identityHash: 'h' })).toMatchObject(told);
	},
);
