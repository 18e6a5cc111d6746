import { expect, test } from 'vitest';
import { descriptionBlocks } from '#src/domains/catalog/rules/product-page/description-blocks.ts';
import { changeText, type TextTool } from './text-tools.ts';

const LONG = 'Cách nấu gạo dẻo cho cả nhà bốn người trong nồi gang';

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
	['heading', 'Gạo dẻo.[]', '# [Gạo dẻo.]\n'],
	['heading', '# [Gạo dẻo.]\n', '[Gạo dẻo.]\n'],
	['heading', `[]${LONG}\nVo sạch.`, `# [${LONG}]\nVo sạch.`],
	['heading', `Hết.\n# []${LONG}\nVo sạch.`, `Hết.\n[${LONG}]\nVo sạch.`],
	['heading', 'Hết.\n- []Gồm có\nTúi', 'Hết.\n\n[Gồm có]\nTúi'],
	['heading', '- []Gồm có:\n- Túi', '# [Gồm có:]\n- Túi'],
	['heading', 'Cách []nấu\n\nVo sạch.', '# [Cách nấu]\n\nVo sạch.'],
	['heading', '# [Cách nấu]\nVo sạch.', '[Cách nấu]\n\nVo sạch.'],
	['heading', '[Một:\n\nHai:]\nVo sạch.', '[# Một:\n\n# Hai:]\nVo sạch.'],
	['heading', '[# Một:\n\n# Hai:]\nVo sạch.', '[Một:\n\nHai:]\nVo sạch.'],
	['heading', `[]${'dài '.repeat(40)}.`, `[${'dài '.repeat(40)}.]`],
	['list', '# [Túi]\nHết', '[- Túi]\nHết'],
	['bold', '[# Gồm có:]\nHết', '# **[Gồm có:]**\nHết'],
	['bold', '[# Gồm có:\n- Túi]', '[# **Gồm có:**\n- **Túi**]'],
] as const)('changeText with the tool %s turns %j into %j', (tool, shown, wanted) =>
	expect(press(tool, shown)).toBe(wanted),
);

test('changeText makes a list below a heading without changing the heading', () => {
	const made = press('list', `${press('heading', '[Gồm có]').replaceAll(/[[\]]/g, '')}[Túi\nHộp]`).replaceAll(
		/[[\]]/g,
		'',
	);
	expect(descriptionBlocks(made)).toEqual([
		{ kind: 'heading', text: 'Gồm có' },
		{ kind: 'list', items: ['Túi', 'Hộp'] },
	]);
});

test.each([LONG, 'Gồm có:', '- Gồm có', 'Gồm có'])(
	'changeText turns %j into a heading at every position of the text',
	(line) => {
		const text = line.replace(/^- /, '');
		for (const around of ['[]@', 'Hết.\n[]@', 'Hết.\n[]@\nVo sạch.', 'Hết.\n\n[]@\n\nVo sạch.', '[]@\n- Túi']) {
			const made = press('heading', around.replace('@', line)).replaceAll(/[[\]]/g, '');
			expect(descriptionBlocks(made)).toContainEqual({ kind: 'heading', text });
		}
	},
);

test('changeText inserts a heading that descriptionBlocks recognises once text follows it', () => {
	const made = press('heading', 'Gạo dẻo.\n[]').replaceAll(/[[\]]/g, '');
	expect(descriptionBlocks(`${made}Vo sạch.`)).toEqual([
		{ kind: 'paragraph', text: 'Gạo dẻo.' },
		{ kind: 'heading', text: 'chữ' },
		{ kind: 'paragraph', text: 'Vo sạch.' },
	]);
});
