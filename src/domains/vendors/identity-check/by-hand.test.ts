import { expect, test } from 'vitest';
import { checkByHand } from './by-hand.ts';

const claim = { number: '001090012345', birthDate: '1990-05-02' };

test('checkByHand recognises the same person only with the same key and does not return the citizen number', async () => {
	const check = checkByHand(Buffer.alloc(32, 1));
	const [first, second] = [await check.assert(claim), await check.assert(claim)];
	expect(first.subjectHash).toBe(second.subjectHash);
	expect(first.assertionId).not.toBe(second.assertionId);
	expect(first).toMatchObject({ isChecked: false, subjectHash: await check.recognise(claim.number) });
	expect(JSON.stringify(first)).not.toContain(claim.number);
	expect((await checkByHand(Buffer.alloc(32, 2)).assert(claim)).subjectHash).not.toBe(first.subjectHash);
});
