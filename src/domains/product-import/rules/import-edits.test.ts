import { expect, test } from 'vitest';
import type { AttributeDefinition } from '#src/domains/catalog/rules/attributes/attributes.ts';
import { newId } from '#src/shared/ids.ts';
import { knownProduct } from '#tests/factories/known-products.ts';
import { IMPORT_COLUMNS, type ImportColumn } from '../contract.ts';
import { editFromLines } from './import-edits.ts';
import type { KnownProduct } from './import-known.ts';
import { readImportLine } from './import-line.ts';

const [SHIRTS, POTS, SECTION, OWN, THEIRS] = [newId(), newId(), newId(), newId(), newId()];
const colour: AttributeDefinition = {
	id: newId(),
	code: 'mau',
	name: 'Màu',
	type: 'choice',
	unit: '',
	optionNames: [],
	choices: [{ code: 'den', name: 'Đen', aliases: [] }],
};
const finder = {
	categoryOf: (written: string) => ({ Áo: SHIRTS, Nồi: POTS })[written] ?? null,
	attributesOf: (id: string) => (id === SHIRTS ? [colour] : []),
	isBarred: () => false,
	sectionOf: (written: string) => (written === 'Mới về' ? SECTION : null),
	pictureOf: (hash: string) => ({ own: OWN, theirs: THEIRS })[hash] ?? null,
	isOfOthers: (id: string) => id === THEIRS,
};
type Cells = Partial<Record<ImportColumn, string>>;
function edited(rows: readonly Cells[], more: Partial<KnownProduct> = {}, isTaken = false) {
	const lines = rows.map((cells, at) =>
		readImportLine(
			at + 2,
			IMPORT_COLUMNS,
			IMPORT_COLUMNS.map((column) => ({ sku: `CU-${at}`, ...cells })[column] ?? ''),
		),
	);
	const product = knownProduct({ categoryId: SHIRTS, ...more });
	const place = { isTaken: isTaken || product.pending !== null };
	const { planned, requestLines, problems } = editFromLines(product, lines, finder, place);
	const told = problems.map(({ line, column, code, detail = '' }) => `${line} ${column} ${code} ${detail}`.trim());
	return {
		edit: planned?.edit,
		waits: planned?.waits,
		lines: planned?.lines,
		requestLines: [...requestLines],
		told,
		place,
	};
}

test('editOfLines ignores repeated and empty values', () => {
	const { name, description } = knownProduct();
	expect(edited([{ name, description, category: 'Áo', prepDays: '1', min: '1' }, {}])).toMatchObject({
		edit: undefined,
		requestLines: [],
		told: [],
	});
});

test('editOfLines accepts a value from one line and reports lines that contradict it', () => {
	const name = 'Áo thun cũ cổ tròn';
	expect(edited([{}, { name }, { name }])).toMatchObject({ edit: { name }, lines: [3, 4], waits: null, told: [] });
	expect(edited([{ name }, { name: 'Áo thun cũ cổ tim' }]).told).toEqual(['3 name group_differs 2']);
});

test('editOfLines parses texts, numbers, attributes, sections and pictures like those of new products', () => {
	const { edit, told } = edited([
		{
			brand: 'Nhà May',
			description: 'Áo thun mặc nhà, vải mềm, may kỹ.',
			prepDays: '3',
			min: '2',
			step: '2',
			max: '10',
			attributes: 'Màu: Đen',
			sections: 'Mới về',
			pictures: 'own',
		},
	]);
	expect(told).toEqual([]);
	expect(edit).toEqual({
		brand: 'Nhà May',
		description: 'Áo thun mặc nhà, vải mềm, may kỹ.',
		prepDays: 3,
		quantityMin: 2,
		quantityStep: 2,
		quantityMax: 10,
		attributes: [{ code: 'mau', values: ['Đen'] }],
		sectionIds: [SECTION],
		pictureIds: [OWN],
	});
});

test.each<[Cells, string]>([
	[{ name: 'Áo' }, '2 name too_short 5'],
	[{ description: 'Ngắn' }, '2 description too_short 20'],
	[{ min: '5', max: '2' }, '2 min quantity_rule'],
	[{ max: '7', step: '5' }, '2 step quantity_rule'],
	[{ category: 'Đồ chơi' }, '2 category category_unknown Đồ chơi'],
	[{ attributes: 'Vị: chua' }, '2 attributes attribute_unknown Vị'],
	[{ attributes: 'Màu: chua' }, '2 attributes attribute_invalid chua'],
	[{ sections: 'Cũ' }, '2 sections section_unknown Cũ'],
	[{ pictures: 'foreign' }, '2 pictures picture_unknown foreign'],
	[{ brand: 'Gọi 0912 345 678' }, '2 brand words_doubtful'],
])('editOfLines reports a problem for %o', (cells, expected) => {
	expect(edited([cells]).told).toEqual([expected]);
});

test.each<[Cells, string | null]>([
	[{ name: 'Áo thun mới' }, null],
	[{ name: 'Nồi cơm điện' }, 'words'],
	[{ category: 'Nồi' }, 'category'],
	[{ pictures: 'own' }, null],
	[{ pictures: 'own | theirs' }, 'pictures'],
])('editOfLines of a published product with %o waits as %s, and that of a draft does not wait', (cells, kind) => {
	expect(edited([cells])).toMatchObject({ waits: kind, told: [], place: { isTaken: kind !== null } });
	const draft = edited([cells], { state: 'draft', wasShown: false });
	expect(draft).toMatchObject({ waits: null, told: [] });
});

test('editOfLines reports change_pending for a second risky change, in the file or from before', () => {
	const both = { name: 'Nồi cơm điện', pictures: 'theirs' };
	expect(edited([both]).told).toEqual(['2 pictures change_pending']);
	expect(edited([{ name: 'Nồi cơm điện' }], {}, true).told).toEqual(['2 name change_pending']);
	const pending = { kind: 'words', after: { name: 'Nồi', brand: '' } } as const;
	expect(edited([{ name: 'Áo thun mới' }], { pending }).told).toEqual(['2 name change_pending']);
	expect(edited([{ pictures: 'own' }], { pending })).toMatchObject({ waits: null, told: [] });
});

test('attributes are validated against the current category while a change of the category waits', () => {
	expect(edited([{ category: 'Nồi', attributes: 'Màu: Đen' }]).edit).toEqual({ categoryId: POTS });
	expect(edited([{ category: 'Nồi', attributes: 'Màu: Đen' }], { state: 'draft', wasShown: false }).told).toEqual([
		'2 attributes attribute_unknown Màu',
	]);
});
