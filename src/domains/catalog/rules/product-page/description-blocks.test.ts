import { expect, test } from 'vitest';
import { descriptionBlocks, firstParagraph, plainTextOf } from './description-blocks.ts';

test('firstParagraph skips headings and lists', () => {
	const text = 'Thông tin\n- Túi: 5 kg\n\nGạo dẻo, thơm.\n\nXay trong tuần.';
	expect(firstParagraph(descriptionBlocks(text))).toBe('Gạo dẻo, thơm.');
	expect(firstParagraph(descriptionBlocks('- Túi: 5 kg'))).toBe('');
});

test('plainWords removes markup', () => {
	const text = '# **Gồm có:**\n- _Túi_\n- Hộp\n\nGạo **_dẻo_**.';
	expect(plainTextOf(descriptionBlocks(text))).toBe('Gồm có:\nTúi\nHộp\nGạo dẻo.');
});

test('descriptionBlocks parses headings, paragraphs and lists', () => {
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
	[
		'Gạo dẻo.\n# Gồm có: túi, hộp.\n- Túi\n# Cách nấu',
		[
			{ kind: 'paragraph', text: 'Gạo dẻo.' },
			{ kind: 'heading', text: 'Gồm có: túi, hộp.' },
			{ kind: 'list', items: ['Túi'] },
			{ kind: 'heading', text: 'Cách nấu' },
		],
	],
	['# Một dòng', [{ kind: 'heading', text: 'Một dòng' }]],
	['#gạo #dẻo', [{ kind: 'paragraph', text: '#gạo #dẻo' }]],
	['#', [{ kind: 'paragraph', text: '#' }]],
	[`# ${'a'.repeat(120)}`, [{ kind: 'heading', text: 'a'.repeat(120) }]],
	[`# ${'a'.repeat(121)}`, [{ kind: 'paragraph', text: `# ${'a'.repeat(121)}` }]],
	['<b>không</b>', [{ kind: 'paragraph', text: '<b>không</b>' }]],
])('descriptionBlocks parses %j', (text, wanted) => {
	expect(descriptionBlocks(text)).toEqual(wanted);
});
