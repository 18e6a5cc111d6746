import { expect, test } from 'vitest';
import { offerTags } from './offer-tags.ts';

test('offerTags returns a cache tag for vouchers of a shop and none for platform vouchers', () => {
	expect(offerTags('ca-phe')).toEqual(['shop-vouchers:ca-phe']);
	expect(offerTags(null)).toEqual([]);
});
