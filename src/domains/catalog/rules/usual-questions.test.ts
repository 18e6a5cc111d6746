import { expect, test } from 'vitest';
import { usualQuestions } from './usual-questions.ts';

test('questions of one to four words, with tones and without, parted and not, and none twice', () => {
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
