import fc from 'fast-check';
import { expect, test } from 'vitest';
import { emphasised, stripEmphasis } from './emphasis.ts';

const told = (text: string) =>
	emphasised(text).map((part) => `${part.style === 'both' ? 'both' : part.style[0]}:${part.text}`);

test.each([
	['', []],
	['Gạo dẻo, thơm.', ['p:Gạo dẻo, thơm.']],
	['Gạo **rất dẻo**, _thơm_.', ['p:Gạo ', 'b:rất dẻo', 'p:, ', 'i:thơm', 'p:.']],
	['**Mới**', ['b:Mới']],
	['Lụa **_Hà Đông_** mềm', ['p:Lụa ', 'both:Hà Đông', 'p: mềm']],
	['**Lụa _Hà Đông_ mềm**, _tơ **tằm**_', ['b:Lụa ', 'both:Hà Đông', 'b: mềm', 'p:, ', 'i:tơ ', 'both:tằm']],
	['**ma_hang_1**', ['b:ma_hang_1']],
	['ma_hang_1 và 2 ** 3 ** 4', ['p:ma_hang_1 và 2 ** 3 ** 4']],
	['**chưa đóng', ['p:**chưa đóng']],
	['** cách **', ['p:** cách **']],
	['<b>không</b>', ['p:<b>không</b>']],
])('emphasised parses %j', (text, wanted) => expect(told(text)).toEqual(wanted));

test('unmarked removes only marks and returns a text without marks unchanged', () => {
	fc.assert(
		fc.property(fc.string(), (text) => {
			expect(stripEmphasis(text).replaceAll(/[*_]/g, '')).toBe(text.replaceAll(/[*_]/g, ''));
			if (!/[*_]/.test(text)) expect(stripEmphasis(text)).toBe(text);
		}),
	);
});

test('emphasised parses 5,000 marks within 500 ms', () => {
	const startedAt = performance.now();
	emphasised(`${'**a'.repeat(2500)}${'_a '.repeat(2500)}`);
	expect(performance.now() - startedAt).toBeLessThan(500);
});
