import { expect, test } from 'vitest';
import { popularSearches } from './popular-searches.ts';

test('usualQuestions builds queries of one to four words with and without tones, spaced and joined, without duplicates', () => {
	expect(popularSearches(['tra sen', 'ao'], ['áo thun', 'cổ tròn'])).toEqual([
		'tra sen',
		'ao',
		'áo',
		'áo thun',
		'ao thun',
		'áo thun cổ tròn',
		'ao thun co tron',
		'aothun',
		'cổ',
		'cổ tròn',
		'co tron',
		'cổ tròn áo thun',
		'co tron ao thun',
		'cotron',
	]);
	expect(popularSearches([], [])).toEqual([]);
});
