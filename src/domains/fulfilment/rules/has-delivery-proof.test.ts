import { expect, test } from 'vitest';
import { hasProof } from './has-delivery-proof.ts';

test.each([
	['', '', false],
	['A', 'ok', false],
	['An', '', true],
	['', 'để ở quầy', true],
])('hasProof with the recipient %j and the note %j is %s', (recipient, proof, expected) => {
	expect(hasProof({ recipient, proof })).toBe(expected);
});
