import { expect, test } from 'vitest';
import { sharedBuffers } from '../../scripts/launcher/postgres-memory.mjs';

const GB = 1024 ** 3;

test.each([
	['of a small machine', 1 * GB, '128MB'],
	['of a laptop', 8 * GB, '512MB'],
	['of a large one', 64 * GB, '1024MB'],
])('the server keeps tables in a sixteenth of the memory %s, within bounds', (_what, bytes, wanted) => {
	expect(sharedBuffers(bytes)).toBe(wanted);
});

test('without being told it asks the machine', () => {
	expect(sharedBuffers()).toMatch(/^\d+MB$/);
});
