import JsBarcode from 'jsbarcode';
import { Pen, type Style } from './pen.ts';

export type Block =
	| { readonly kind: 'title'; readonly text: string }
	| { readonly kind: 'heading'; readonly text: string }
	| { readonly kind: 'text'; readonly text: string; readonly isSoft?: boolean }
	| { readonly kind: 'strong'; readonly text: string }
	| { readonly kind: 'facts'; readonly rows: readonly (readonly [name: string, value: string])[] }
	| { readonly kind: 'table'; readonly head: readonly string[]; readonly rows: readonly (readonly string[])[] }
	| { readonly kind: 'sums'; readonly rows: readonly (readonly [name: string, value: string])[] }
	| { readonly kind: 'barcode'; readonly text: string }
	| { readonly kind: 'rule' };
export type Sheet = readonly Block[] | { readonly label: readonly Block[] };

const INK = '#1b2430';
const SOFT = '#5b6675';
const LINE = '#c9d1da';
const style = (size: number, weight: Style['weight'] = 'normal', color = INK): Style => ({ size, weight, color });
const TEXT = style(10);
const STRONG = style(10, 'bold');
const SMALL = style(9, 'normal', SOFT);
const TITLE = style(20, 'bold');
const HEADING = style(11, 'bold');
const LARGE = style(12, 'bold');
const NAME_WIDTH = 150;
const CELL_WIDTH = 92;
const GAP = 10;
/** Half a millimetre in points, the minimum for cheap printers and phone cameras, and the quiet zone on both sides. */
const BAR_WIDTH = 1.4;
const BAR_HEIGHT = 42;
const QUIET_MODULES = 10;

export function drawSheets(title: string, sheets: readonly Sheet[]): Promise<Uint8Array> {
	const pen = new Pen(title);
	for (const sheet of sheets) {
		const isLabel = 'label' in sheet;
		pen.turn(isLabel ? 'label' : 'page');
		if (isLabel) pen.fit(() => drawAll(pen, sheet.label));
		else drawAll(pen, sheet);
	}
	return pen.bytes();
}

function drawAll(pen: Pen, blocks: readonly Block[]): void {
	for (const block of blocks) draw(pen, block);
}

function draw(pen: Pen, block: Block): void {
	const { kind } = block;
	if (kind === 'title') paragraph(pen, block.text, TITLE);
	else if (kind === 'heading') heading(pen, block.text);
	else if (kind === 'text') paragraph(pen, block.text, block.isSoft ? SMALL : TEXT);
	else if (kind === 'strong') paragraph(pen, block.text, LARGE);
	else if (kind === 'facts') facts(pen, block.rows);
	else if (kind === 'table') table(pen, block);
	else if (kind === 'sums') sums(pen, block.rows);
	else if (kind === 'barcode') barcode(pen, block.text);
	else rule(pen);
}

function heading(pen: Pen, text: string): void {
	pen.y += GAP;
	paragraph(pen, text, HEADING);
}

function facts(pen: Pen, rows: readonly (readonly [string, string])[]): void {
	for (const texts of rows) row(pen, [cell(pen, 0, NAME_WIDTH), cell(pen, NAME_WIDTH)], texts);
}

function rule(pen: Pen): void {
	pen.need(GAP);
	pen.y += GAP / 2;
	pen.rule(LINE);
	pen.y += GAP / 2;
}

function barcode(pen: Pen, text: string): void {
	const drawn: { encodings?: readonly { readonly data: string }[] } = {};
	JsBarcode(drawn, text, { format: 'CODE128' });
	const modules = drawn.encodings?.map(({ data }) => data).join('') ?? '';
	const width = Math.min(BAR_WIDTH, pen.width / (modules.length + 2 * QUIET_MODULES));
	pen.need(BAR_HEIGHT + 2 * GAP);
	pen.y += GAP;
	pen.bars('0'.repeat(QUIET_MODULES) + modules, { width, height: BAR_HEIGHT });
	pen.y += BAR_HEIGHT + GAP;
}

type Cell = { readonly x: number; readonly width: number; readonly isRight?: boolean; readonly style?: Style };
const cell = (pen: Pen, offset: number, width = pen.width - offset): Cell => ({ x: pen.left + offset, width });

function paragraph(pen: Pen, text: string, look: Style): void {
	for (const part of text.split('\n')) row(pen, [{ ...cell(pen, 0), style: look }], [part]);
}

/** A page break never splits a row. */
function row(pen: Pen, cells: readonly Cell[], texts: readonly string[]): void {
	const wrapped = cells.map((at, index) => pen.wrap(texts[index] ?? '', at.width - GAP, at.style ?? TEXT));
	const heights = cells.map((at, index) => (wrapped[index]?.length ?? 0) * pen.heightOf(at.style ?? TEXT));
	pen.need(Math.max(...heights));
	const top = pen.y;
	cells.forEach((at, index) => {
		pen.y = top;
		for (const line of wrapped[index] ?? []) {
			pen.line(line, at, at.style ?? TEXT);
			pen.y += pen.heightOf(at.style ?? TEXT);
		}
	});
	pen.y = top + Math.max(...heights);
}

function table(pen: Pen, { head, rows }: Extract<Block, { kind: 'table' }>): void {
	const first = pen.width - CELL_WIDTH * (head.length - 1);
	const cellsIn = (look: Style): readonly Cell[] =>
		head.map((_, at) =>
			at === 0
				? { ...cell(pen, 0, first), style: look }
				: { ...cell(pen, first + CELL_WIDTH * (at - 1), CELL_WIDTH), isRight: true, style: look },
		);
	row(pen, cellsIn(STRONG), head);
	rule(pen);
	for (const texts of rows) row(pen, cellsIn(TEXT), texts);
	rule(pen);
}

function sums(pen: Pen, rows: readonly (readonly [string, string])[]): void {
	rows.forEach((texts, at) => {
		const look = at === rows.length - 1 ? STRONG : TEXT;
		const half = pen.width / 2;
		const cells = [
			{ ...cell(pen, half, half - CELL_WIDTH), style: look },
			{ ...cell(pen, pen.width - CELL_WIDTH, CELL_WIDTH), isRight: true, style: look },
		];
		row(pen, cells, texts);
	});
}
