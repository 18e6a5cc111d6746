import { expect, test } from 'vitest';
import { hasProof } from './has-proof.ts';

test.each([
	['', '', false],
	['A', 'ok', false],
	['An', '', true],
	['', 'để ở quầy', true],
])('a name (%j) or a few words (%j) speak for a delivery: %s', (recipient, proof, expected) => {
	expect(hasProof({ recipient, proof })).toBe(expected);
});
