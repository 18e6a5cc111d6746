import { describe, expect, test } from 'vitest';
import { quickestMs } from '#tests/quickest.ts';
import { checkEmail } from './email-check.ts';

describe('checkEmail', () => {
	test.each([
		['an..tran@gmail.com', 'an.tran@gmail.com'],
		['.an@gmail.com', 'an@gmail.com'],
		['an.@gmail.com', 'an@gmail.com'],
		['an@-x.vn', 'an@x.vn'],
		['an@x-.vn', 'an@x.vn'],
		['an@x..vn', 'an@x.vn'],
		['Ａn@gmail.com', 'an@gmail.com'],
		['an＠gmail.com', 'an@gmail.com'],
		['an@gmail,com', 'an@gmail.com'],
		['an@gmail', 'an@gmail.com'],
		['an @gmail.com', 'an@gmail.com'],
		['an@gmail.com.', 'an@gmail.com'],
		['angmail.com', 'an@gmail.com'],
		['an..tran@gmial.com', 'an.tran@gmail.com'],
		['an', null],
		['an@', null],
		['an@b@gmail.com', null],
		['an@1.2.3.44', null],
	])('refuses %s and suggests %s', (typed, suggestion) => {
		expect(checkEmail(typed)).toEqual({ kind: 'malformed', suggestion });
	});

	test.each([
		['an@gmial.com', 'an@gmail.com'],
		['an@gmail.con', 'an@gmail.com'],
		['an@gmai.com', 'an@gmail.com'],
		['an@gmaill.com', 'an@gmail.com'],
		['an@gmail.co', 'an@gmail.com'],
		['an@gmail.com.vn', 'an@gmail.com'],
		['an@yaho.com.vn', 'an@yahoo.com.vn'],
		['an@hotmial.com', 'an@hotmail.com'],
		['an@outlok.com', 'an@outlook.com'],
	])('suspects a slip in %s and suggests %s', (typed, suggestion) => {
		expect(checkEmail(typed)).toMatchObject({ kind: 'mistyped', suggestion });
	});

	test.each(['an.tran@gmail.com', 'Hòa@vidu.vn', 'an+cho@mail.com', 'an@ymail.com', 'an@sở-thú.vn', 'an@x.com.vn'])(
		'accepts %s',
		(typed) => {
			expect(checkEmail(typed)).toEqual({ kind: 'sound', email: typed.toLowerCase() });
		},
	);

	test('judges a hostile 50 kB address within 50 ms', () => {
		const typed = `${'a.'.repeat(25_000)}@${'-b.'.repeat(25_000)}c`;
		expect(quickestMs(() => checkEmail(typed))).toBeLessThan(50);
	});
});
