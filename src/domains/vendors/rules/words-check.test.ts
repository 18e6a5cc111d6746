import { expect, test } from 'vitest';
import { wordsDoubts } from './words-check.ts';

test.each([
	['Gốm men lam nung củi từ làng nghề Bát Tràng từ năm 1985', []],
	['Đổi trả trong 7 ngày, gửi hàng lúc 8:00 - 17:30 các ngày', []],
	['Nghỉ Tết 30.01-06.02.2030, gửi hàng lại từ 07/02/2030', []],
	['Nghỉ 01.02.2030-05.02.2030', []],
	['Gọi 09.12-345.678 nhé', ['contact_in_text']],
	['Gọi 0912.345.678 để được giá gốc', ['contact_in_text']],
	['Chuyển khoản trước vào stk 0123456 được giảm', ['contact_in_text']],
	['Mua thẳng ở gomcuatoi.vn nhé', ['link_in_text']],
	['Chuyên hàng super fake loại một', ['banned_words']],
	['Vape, www.vidu.example, 0912345678', ['banned_words', 'contact_in_text', 'link_in_text']],
])('a shop that writes %s raises %j', (text, wanted) => {
	expect(wordsDoubts(text)).toEqual(wanted);
});

test.each([
	['wide digits', '０９１２３４５６７８'],
	['nothing between its digits', '0912\u200b345\u200b678'],
	['decomposed letters', 'Chuyển khoản 0123456'.normalize('NFD')],
])('a number is found behind %s', (_how, text) => {
	expect(wordsDoubts(text)).toEqual(['contact_in_text']);
});
