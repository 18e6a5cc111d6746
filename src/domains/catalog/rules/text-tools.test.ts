import { expect, test } from 'vitest';
import { descriptionBlocks } from './description-blocks.ts';
import { changeText, type TextTool } from './text-tools.ts';

/** `[` and `]` stand around what is chosen. */
function press(tool: TextTool, shown: string, sample = 'chữ'): string {
	const from = shown.indexOf('[');
	const to = shown.indexOf(']') - 1;
	const text = shown.replace('[', '').replace(']', '');
	const change = changeText(tool, { text, from, to }, sample);
	const made = text.slice(0, change.from) + change.insert + text.slice(change.to);
	const [begin, end] = change.chosen;
	return `${made.slice(0, begin)}[${made.slice(begin, end)}]${made.slice(end)}`;
}

test.each([
	['bold', 'Gạo [rất dẻo], thơm', 'Gạo **[rất dẻo]**, thơm'],
	['bold', 'Gạo **[rất dẻo]**, thơm', 'Gạo [rất dẻo], thơm'],
	['bold', 'Gạo [dẻo ]thơm', 'Gạo **[dẻo]** thơm'],
	['bold', '[Gạo dẻo\n\n- Túi 5 kg ]\nHết', '[**Gạo dẻo**\n\n- **Túi 5 kg** ]\nHết'],
	['bold', '[**Gạo dẻo**\n\n- **Túi 5 kg**]\nHết', '[Gạo dẻo\n\n- Túi 5 kg]\nHết'],
	['bold', '[**Gạo dẻo**\nTúi 5 kg]', '[**Gạo dẻo**\n**Túi 5 kg**]'],
	['italic', 'Gạo **[dẻo]**', 'Gạo **_[dẻo]_**'],
	['bold', 'Gạo **_[dẻo]_**', 'Gạo _[dẻo]_'],
	['italic', 'Gạo _**[dẻo]**_', 'Gạo **[dẻo]**'],
	['italic', 'Gạo [] thơm', 'Gạo _[chữ]_ thơm'],
	['list', 'Gồm có:\n[Túi\nHộp]\nHết', 'Gồm có:\n[- Túi\n- Hộp]\nHết'],
	['list', '[]', '[- chữ]'],
	['heading', 'Gạo dẻo.\n\n[]Cách nấu\nVo sạch.', 'Gạo dẻo.\n\n[Cách nấu]\nVo sạch.'],
	['heading', 'Gạo dẻo.[]', '[Gạo dẻo.]\n'],
] as const)('%s makes of %j %j', (tool, shown, wanted) => expect(press(tool, shown)).toBe(wanted));

test('a list made below a heading leaves the heading one', () => {
	const made = press('list', `${press('heading', '[Gồm có]').replaceAll(/[[\]]/g, '')}[Túi\nHộp]`).replaceAll(
		/[[\]]/g,
		'',
	);
	expect(descriptionBlocks(made)).toEqual([
		{ kind: 'heading', text: 'Gồm có' },
		{ kind: 'list', items: ['Túi', 'Hộp'] },
	]);
});

test('what the button for headings makes is read as one once something stands below it', () => {
	const made = press('heading', 'Gạo dẻo.\n[]').replaceAll(/[[\]]/g, '');
	expect(descriptionBlocks(`${made}Vo sạch.`)).toEqual([
		{ kind: 'paragraph', text: 'Gạo dẻo.' },
		{ kind: 'heading', text: 'chữ' },
		{ kind: 'paragraph', text: 'Vo sạch.' },
	]);
});
