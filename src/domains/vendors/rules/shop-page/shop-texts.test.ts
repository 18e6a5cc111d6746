import { expect, test } from 'vitest';
import { checkShopTexts } from './shop-texts.ts';

test('checkShopTexts accepts allowed texts', () => {
	expect(checkShopTexts({ tagline: '', description: 'Gốm nung củi từ năm 1985.' })).toEqual({ ok: true, value: null });
});

test('checkShopTexts names every field with a forbidden text and returns the first error as the code', () => {
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

test('checkShopTexts skips a field that equals the stored text and checks a changed one', () => {
	const status = { tagline: 'Ghé gomlang.vn', description: '' };
	expect(checkShopTexts(status, status)).toEqual({ ok: true, value: null });
	expect(checkShopTexts({ ...status, description: 'Ghé gomlang.vn' }, status)).toMatchObject({
		error: { fields: { description: 'vendors.words_link' } },
	});
});
