import { expect, test } from 'vitest';
import { descriptionBlocks, firstParagraph } from './description-blocks.ts';

test('what is told elsewhere is the first paragraph, neither heading nor list', () => {
	const text = 'Thông tin\n- Túi: 5 kg\n\nGạo dẻo, thơm.\n\nXay trong tuần.';
	expect(firstParagraph(descriptionBlocks(text))).toBe('Gạo dẻo, thơm.');
	expect(firstParagraph(descriptionBlocks('- Túi: 5 kg'))).toBe('');
});

test('a seller’s text becomes headings, paragraphs and lists', () => {
	const text = 'Gạo dẻo, thơm.\n\nThông tin\n- Túi: 5 kg\n- Vụ: mới\nXay trong tuần.\n\n\n  \nCảm ơn bạn.';
	expect(descriptionBlocks(text)).toEqual([
		{ kind: 'paragraph', text: 'Gạo dẻo, thơm.' },
		{ kind: 'heading', text: 'Thông tin' },
		{ kind: 'list', items: ['Túi: 5 kg', 'Vụ: mới'] },
		{ kind: 'paragraph', text: 'Xay trong tuần.' },
		{ kind: 'paragraph', text: 'Cảm ơn bạn.' },
	]);
});

test.each([
	['', []],
	['  \n \n', []],
	['Một dòng', [{ kind: 'paragraph', text: 'Một dòng' }]],
	[
		'Câu đầu kết thúc bằng dấu chấm.\nCâu sau.',
		[
			{ kind: 'paragraph', text: 'Câu đầu kết thúc bằng dấu chấm.' },
			{ kind: 'paragraph', text: 'Câu sau.' },
		],
	],
	[
		'- a\n\n- b',
		[
			{ kind: 'list', items: ['a'] },
			{ kind: 'list', items: ['b'] },
		],
	],
	['<b>không</b>', [{ kind: 'paragraph', text: '<b>không</b>' }]],
])('%j is shown as it is meant', (text, wanted) => {
	expect(descriptionBlocks(text)).toEqual(wanted);
});
