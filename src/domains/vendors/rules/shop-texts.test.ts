import { expect, test } from 'vitest';
import { checkShopTexts } from './shop-texts.ts';

test('what a shop may say passes', () => {
	expect(checkShopTexts({ tagline: '', description: 'Gốm nung củi từ năm 1985.' })).toEqual({ ok: true, value: null });
});

test('every field that says what it may not is named, the first as the reason', () => {
	const written = { tagline: 'Ghé gomlang.vn', description: 'Gọi 0912 345 678', note: 'Nghỉ Tết' };
	expect(checkShopTexts(written)).toEqual({
		ok: false,
		error: {
			kind: 'invalid',
			code: 'vendors.words_link',
			fields: { tagline: 'vendors.words_link', description: 'vendors.words_contact' },
		},
	});
});

test('a field that says what stood there before is not judged again, another one is', () => {
	const status = { tagline: 'Ghé gomlang.vn', description: '' };
	expect(checkShopTexts(status, status)).toEqual({ ok: true, value: null });
	expect(checkShopTexts({ ...status, description: 'Ghé gomlang.vn' }, status)).toMatchObject({
		error: { fields: { description: 'vendors.words_link' } },
	});
});
