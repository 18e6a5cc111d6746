import { expect, test } from 'vitest';
import { NO_RETURN_REASONS } from '../contract/return-terms.ts';
import { returnTermsOf } from './return-terms.ts';

test("returnTermsOf follows the shop's setting unless the product has a noReturnReason", () => {
	expect(returnTermsOf({ acceptsChangeOfMind: true }, { noReturnReason: null })).toBe('change_of_mind');
	expect(returnTermsOf({ acceptsChangeOfMind: false }, { noReturnReason: null })).toBe('faults_only');
	for (const noReturnReason of NO_RETURN_REASONS)
		for (const acceptsChangeOfMind of [true, false])
			expect(returnTermsOf({ acceptsChangeOfMind }, { noReturnReason })).toBe(noReturnReason);
});
