import { expect, test } from 'vitest';
import { clearUnsavedTexts, unsavedKey } from './unsaved-text.ts';

test('forgetUnsaved deletes the drafts of all accounts and shops and nothing else', () => {
	expect(unsavedKey('an:shop-1', 'application')).not.toBe(unsavedKey('binh:shop-1', 'application'));
	const stored: Record<string, unknown> = { 'chobiz-seen': '[]' };
	for (const owner of ['an:shop-1', 'an:']) stored[unsavedKey(owner, 'product:new')] = '{}';
	Object.defineProperty(stored, 'removeItem', { value: (key: string) => Reflect.deleteProperty(stored, key) });
	clearUnsavedTexts(stored as unknown as Storage);
	expect(Object.keys(stored)).toEqual(['chobiz-seen']);
});
