import { expect, test } from 'vitest';
import { legalIdentity } from './legal-identity.ts';

test.each([
	['individual', { key: 'person:h', personHash: 'h' }],
	['household', { key: 'tax:0100000001', personHash: 'h' }],
	['company', { key: 'tax:0100000001', personHash: null }],
] as const)(
	'a shop of the kind %s is told by its own mark, and by the person where it is theirs',
	(legalKind, told) => {
		expect(legalIdentity({ legalKind, taxCode: '0100000001', identityHash: 'h' })).toMatchObject(told);
	},
);
