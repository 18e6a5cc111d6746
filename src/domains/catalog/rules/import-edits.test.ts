import { expect, test } from 'vitest';
import { newId } from '#src/shared/ids.ts';
import { knownProduct } from '#tests/factories/known-products.ts';
import { IMPORT_COLUMNS, type ImportColumn } from '../contract-import.ts';
import type { AttributeDefinition } from './attributes.ts';
import { editOfLines } from './import-edits.ts';
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
	const { planned, askers, problems } = editOfLines(product, lines, finder, place);
	const told = problems.map(({ line, column, code, detail = '' }) => `${line} ${column} ${code} ${detail}`.trim());
	return { edit: planned?.edit, waits: planned?.waits, lines: planned?.lines, askers: [...askers], told, place };
}

test('what is repeated or left out stays as it is', () => {
	const { name, description } = knownProduct();
	expect(edited([{ name, description, category: 'Áo', prepDays: '1', min: '1' }, {}])).toMatchObject({
		edit: undefined,
		askers: [],
		told: [],
	});
});

test('one line is enough to say it; lines that say it otherwise are told', () => {
	const name = 'Áo thun cũ cổ tròn';
	expect(edited([{}, { name }, { name }])).toMatchObject({ edit: { name }, lines: [3, 4], waits: null, told: [] });
	expect(edited([{ name }, { name: 'Áo thun cũ cổ tim' }]).told).toEqual(['3 name group_differs 2']);
});

test('words, numbers, attributes, sections and pictures are read as they are for new products', () => {
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
])('%o is told', (cells, expected) => {
	expect(edited([cells]).told).toEqual([expected]);
});

test.each<[Cells, string | null]>([
	[{ name: 'Áo thun mới' }, null],
	[{ name: 'Nồi cơm điện' }, 'words'],
	[{ category: 'Nồi' }, 'category'],
	[{ pictures: 'own' }, null],
	[{ pictures: 'own | theirs' }, 'pictures'],
])('of products that buyers know %o waits as %s, and is written of a draft', (cells, kind) => {
	expect(edited([cells])).toMatchObject({ waits: kind, told: [], place: { isTaken: kind !== null } });
	const draft = edited([cells], { state: 'draft', wasShown: false });
	expect(draft).toMatchObject({ waits: null, told: [] });
});

test('one risky change waits for each product: a second one is told, in the file as before it', () => {
	const both = { name: 'Nồi cơm điện', pictures: 'theirs' };
	expect(edited([both]).told).toEqual(['2 pictures change_pending']);
	expect(edited([{ name: 'Nồi cơm điện' }], {}, true).told).toEqual(['2 name change_pending']);
	const pending = { kind: 'words', after: { name: 'Nồi', brand: '' } } as const;
	expect(edited([{ name: 'Áo thun mới' }], { pending }).told).toEqual(['2 name change_pending']);
	expect(edited([{ pictures: 'own' }], { pending })).toMatchObject({ waits: null, told: [] });
});

test('what is said of products fits the category that they are in until they move', () => {
	expect(edited([{ category: 'Nồi', attributes: 'Màu: Đen' }]).edit).toEqual({ categoryId: POTS });
	expect(edited([{ category: 'Nồi', attributes: 'Màu: Đen' }], { state: 'draft', wasShown: false }).told).toEqual([
		'2 attributes attribute_unknown Màu',
	]);
});
