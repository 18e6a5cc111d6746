import { expect, test } from 'vitest';
import { newId } from '#src/shared/ids.ts';
import { minUuidv7At } from './min-uuidv7-at.ts';

test('minUuidv7At returns an id below every UUIDv7 created since and above those created before', () => {
	const id = '019ab000-0000-7abc-8def-0123456789ab';
	expect(minUuidv7At(id, 0)).toBe('019ab000-0000-0000-0000-000000000000');
	expect(minUuidv7At(id, 1)).toBe('019aafff-ffff-0000-0000-000000000000');
	expect(minUuidv7At(newId(), 60_000) < newId()).toBe(true);
	expect(minUuidv7At('00000000-0000-0000-0000-000000000000', 5)).toBe('00000000-0000-0000-0000-000000000000');
});
