import { expect, test } from 'vitest';
import { sharedBuffers } from '../../scripts/launcher/postgres-memory.mjs';

const GB = 1024 ** 3;

test.each([
	['of a small machine', 1 * GB, '128MB'],
	['of a laptop', 8 * GB, '512MB'],
	['of a large machine', 64 * GB, '1024MB'],
])('sharedBuffers returns a sixteenth of the memory %s, within bounds', (_what, bytes, wanted) => {
	expect(sharedBuffers(bytes)).toBe(wanted);
});

test("sharedBuffers without an argument uses the machine's memory", () => {
	expect(sharedBuffers()).toMatch(/^\d+MB$/);
});
