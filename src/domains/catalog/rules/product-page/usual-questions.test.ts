import { expect, test } from 'vitest';
import { usualQuestions } from './usual-questions.ts';

test('usualQuestions builds queries of one to four words with and without tones, spaced and joined, without duplicates', () => {
	expect(usualQuestions(['tra sen', 'ao'], ['áo thun', 'cổ tròn'])).toEqual([
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
	expect(usualQuestions([], [])).toEqual([]);
});
