import { expect, test } from 'vitest';
import { withoutOccasion } from './occasion-words.ts';

test.each([
	['quà sinh nhật cho bé gái', 'bé gái', 'quà sinh nhật'],
	['qua sinh nhat cho be gai', 'be gai', 'qua sinh nhat'],
	['quà cho mẹ', 'mẹ', 'quà'],
	['gấu bông quà tặng', 'gấu bông', 'quà tặng'],
	['quà tặng tặng mẹ', 'mẹ', 'quà tặng'],
])('“%s” asks for “%s” as “%s”', (query, text, occasion) => {
	expect(withoutOccasion(query)).toEqual({ text, occasion });
});

test.each(['quà sinh nhật', 'qua tao', 'bé gái', 'bánh cho bé', ''])(
	'“%s” has no occasion beside a product',
	(query) => {
		expect(withoutOccasion(query)).toBeNull();
	},
);
