import { expect, test } from 'vitest';
import { shownPages } from '#src/components/shown-pages.ts';

test.each([
	[1, 1, [1]],
	[1, 3, [1, 2, 3]],
	[2, 4, [1, 2, 3, 4]],
	[1, 9, [1, 2, 'gap', 9]],
	[5, 9, [1, 'gap', 4, 5, 6, 'gap', 9]],
	[4, 9, [1, 2, 3, 4, 5, 'gap', 9]],
	[9, 9, [1, 'gap', 8, 9]],
])('shownPages for page %i of %i returns %j', (page, pageCount, wanted) => {
	expect(shownPages(page, pageCount)).toEqual(wanted);
});
