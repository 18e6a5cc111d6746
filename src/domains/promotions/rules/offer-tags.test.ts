import { expect, test } from 'vitest';
import { offerTags } from './offer-tags.ts';

test("a shop's vouchers stand on its page, the platform's on none", () => {
	expect(offerTags('ca-phe')).toEqual(['shop-vouchers:ca-phe']);
	expect(offerTags(null)).toEqual([]);
});
