import { afterEach, expect, test, vi } from 'vitest';
import { forgetOthers } from './unsaved-others.ts';
import { unsavedKey } from './unsaved-text.ts';

afterEach(() => void vi.unstubAllGlobals());

test('forgetOthers keeps the drafts of the signed-in account and deletes those of other accounts', () => {
	const save = () => {
		const kept: Record<string, unknown> = { 'chobiz-seen': '[]', [unsavedKey('an:shop-1', 'product:new')]: '{}' };
		return Object.defineProperty(kept, 'removeItem', { value: (key: string) => Reflect.deleteProperty(kept, key) });
	};
	const [device, tab] = [save(), save()];
	vi.stubGlobal('localStorage', device);
	vi.stubGlobal('sessionStorage', tab);
	forgetOthers('an');
	expect([device, tab].map((kept) => Object.keys(kept).length)).toEqual([2, 2]);
	forgetOthers('a');
	expect([device, tab].map((kept) => Object.keys(kept))).toEqual([['chobiz-seen'], ['chobiz-seen']]);
});
