import { expect, test } from 'vitest';
import { newId } from '#src/shared/ids.ts';
import { SAMPLE_ONE_IN } from '../contract/moderation.ts';
import { isPublishedImmediately, isSampled } from './shop-trust.ts';

test('isSampled selects about one in SAMPLE_ONE_IN products', () => {
	const ids = Array.from({ length: 4000 }, () => newId());
	const share = ids.filter((id) => isSampled(id)).length / ids.length;
	expect(share).toBeGreaterThan(0.5 / SAMPLE_ONE_IN);
	expect(share).toBeLessThan(1.5 / SAMPLE_ONE_IN);
});

test.each([
	['a draft of a trusted shop', 'draft', [], false, true],
	['a draft of a new shop', 'draft', [], true, false],
	['what raises a doubt', 'draft', ['price_far_below'], false, false],
	['what a person has sent back', 'changes_requested', [], false, false],
] as const)('isShownAtOnce for %s returns %s', (_words, state, doubts, isOfNewShop, wanted) => {
	expect(isPublishedImmediately(state, { doubts, isOfNewShop })).toBe(wanted);
});
