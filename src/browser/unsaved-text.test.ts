import { expect, test } from 'vitest';
import { forgetUnsaved, unsavedKey } from './unsaved-text.ts';

test('forgetUnsaved deletes the drafts of all accounts and shops and nothing else', () => {
	expect(unsavedKey('an:shop-1', 'application')).not.toBe(unsavedKey('binh:shop-1', 'application'));
	const kept: Record<string, unknown> = { 'chobiz-seen': '[]' };
	for (const owner of ['an:shop-1', 'an:']) kept[unsavedKey(owner, 'product:new')] = '{}';
	Object.defineProperty(kept, 'removeItem', { value: (key: string) => Reflect.deleteProperty(kept, key) });
	forgetUnsaved(kept as unknown as Storage);
	expect(Object.keys(kept)).toEqual(['chobiz-seen']);
});
