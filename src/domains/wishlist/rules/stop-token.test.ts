import { expect, test } from 'vitest';
import { createSeal } from '#src/platform/seal/index.ts';
import { newId } from '#src/shared/ids.ts';
import { openStop, sealStop } from './stop-token.ts';

const seal = createSeal('x'.repeat(32), 'stop-alerts');
const wanted = { customerId: newId(), alertIds: [newId(), newId()] };

test('openStop returns what sealStop sealed, with or without alert ids', () => {
	expect(openStop(seal, sealStop(seal, wanted))).toEqual(wanted);
	expect(openStop(seal, sealStop(seal, { ...wanted, alertIds: [] }))).toEqual({ ...wanted, alertIds: [] });
});

test('sealStop hides the customer id', () => {
	expect(sealStop(seal, wanted)).not.toContain(wanted.customerId);
});

test('openStop returns null for a changed, foreign or invented token', () => {
	const token = sealStop(seal, wanted);
	const changed = `${token.slice(0, 20)}${token[20] === 'A' ? 'B' : 'A'}${token.slice(21)}`;
	const elsewhere = sealStop(createSeal('x'.repeat(32), 'session-tokens'), wanted);
	const [foreign, half] = [seal.seal("' OR 1=1 --"), seal.seal(`${wanted.customerId},' OR 1=1 --`)];
	for (const bad of [changed, elsewhere, foreign, half, '', 'a', '../..', `${token}x`.repeat(9)])
		expect(openStop(seal, bad)).toBeNull();
});
