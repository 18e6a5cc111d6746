import { expect, test } from 'vitest';
import { mergeNewestDrafts } from './new-drafts-store.ts';

const draft = (id: string, name: string, savedAt: string) => ({ id, name, pictureHash: null, savedAt });

test('laterDrafts sorts drafts newest first and keeps the later version of each', () => {
	const server = [draft('a', 'Nón', '2026-11-23T08:00:00.000Z'), draft('b', 'Chiếu', '2026-11-23T09:00:00.000Z')];
	const device = [draft('a', 'Nón lá', '2026-11-23T10:00:00.000Z'), draft('b', '', '2026-11-23T07:00:00.000Z')];
	expect(mergeNewestDrafts(server, device).map(({ name }) => name)).toEqual(['Nón lá', 'Chiếu']);
	expect(mergeNewestDrafts([], [])).toEqual([]);
});
