import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { LineText, PlainText } from './text.ts';

/** One character that Unicode stores as two. */
const GROWS = '\u0958';

test('a text that would grow beyond its limit when it is stored is too long from the start', () => {
	const answer = z.safeParse(PlainText(10), GROWS.repeat(6));
	expect(answer.error?.issues).toMatchObject([{ code: 'too_big', maximum: 10 }]);
	expect(z.safeParse(PlainText(10), GROWS.repeat(5)).success).toBe(true);
});

test('tones in parts of their own may be typed as long as the letters alone fit', () => {
	expect(z.safeParse(LineText(20), 'Tiếng Việt'.normalize('NFD')).success).toBe(true);
});
