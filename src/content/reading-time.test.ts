import { expect, test } from 'vitest';
import { readingMinutes } from './reading-time.ts';

test('readingMinutes counts words, not punctuation and addresses', () => {
	expect(readingMinutes('')).toBe(1);
	expect(readingMinutes('chợ '.repeat(690))).toBe(3);
	expect(readingMinutes('| --- | [chợ](/danh-muc-rat-dai/va-nua) |\n'.repeat(230))).toBe(1);
});
