import { afterEach, expect, test, vi } from 'vitest';
import { deleteOtherUsersTexts } from './unsaved-others.ts';
import { unsavedKey } from './unsaved-text.ts';

afterEach(() => void vi.unstubAllGlobals());

test('forgetOthers keeps the drafts of the signed-in account and deletes those of other accounts', () => {
	const save = () => {
		const stored: Record<string, unknown> = { 'chobiz-seen': '[]', [unsavedKey('an:shop-1', 'product:new')]: '{}' };
		return Object.defineProperty(stored, 'removeItem', { value: (key: string) => Reflect.deleteProperty(stored, key) });
	};
	const [device, tab] = [save(), save()];
	vi.stubGlobal('localStorage', device);
	vi.stubGlobal('sessionStorage', tab);
	deleteOtherUsersTexts('an');
	expect([device, tab].map((stored) => Object.keys(stored).length)).toEqual([2, 2]);
	deleteOtherUsersTexts('a');
	expect([device, tab].map((stored) => Object.keys(stored))).toEqual([['chobiz-seen'], ['chobiz-seen']]);
});
