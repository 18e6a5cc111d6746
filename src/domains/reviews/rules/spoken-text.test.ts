import { expect, test } from 'vitest';
import { spokenText } from './spoken-text.ts';

test.each([
	['Cảm ơn bạn đã ủng hộ.', { ok: true, value: 'Cảm ơn bạn đã ủng hộ.' }],
	['', { error: { code: 'reviews.text_empty', fields: { body: 'reviews.text_empty' } } }],
	[
		'Gọi 0912345678 để được hoàn tiền',
		{
			error: {
				code: 'reviews.text_doubtful',
				details: { doubt: 'contact_in_text' },
				fields: { body: 'reviews.text_doubtful' },
			},
		},
	],
])('spokenText checks “%s” before it is published', (text, result) => {
	expect(spokenText(text)).toMatchObject(result);
});
