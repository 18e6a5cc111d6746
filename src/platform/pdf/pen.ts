import PDFDocument from 'pdfkit';
import { fontFile, SUBSETS, type Subset, WEIGHTS, type Weight } from './fonts.ts';

export type Style = { readonly size: number; readonly weight: Weight; readonly color: string };
type Run = { readonly subset: Subset; readonly text: string };
type Glyphs = { hasGlyphForCodePoint(codePoint: number): boolean };

/** What printers of shops take: whole sheets, and labels for the outside of a parcel. */
const PAGES = { page: { size: 'A4', margin: 48 }, label: { size: 'A6', margin: 20 } } as const;
export type PageKind = keyof typeof PAGES;
const LINE_HEIGHT = 1.45;
const UNKNOWN = '□';
/** Widths grow with the size: they are measured once, at this one. */
const MEASURED_AT = 1000;
/** What is written no larger than this is still read. */
const SCALES = [1, 0.92, 0.85, 0.78, 0.7, 0.62, 0.55];

/** Writes line by line, wraps by words, and begins a new page where one is full. */
export class Pen {
	readonly #doc: PDFDocument;
	readonly #glyphs: ReadonlyMap<Subset, Glyphs>;
	readonly #widths = new Map<string, number>();
	#kind: PageKind = 'page';
	#scale = 1;
	#isMeasuring = false;
	y = 0;

	constructor(title: string) {
		this.#doc = new PDFDocument({ autoFirstPage: false, info: { Title: title }, lang: 'vi-VN' });
		for (const subset of SUBSETS)
			for (const weight of Object.keys(WEIGHTS) as Weight[])
				this.#doc.registerFont(nameOf(subset, weight), fontFile(subset, weight));
		this.#glyphs = new Map(SUBSETS.map((subset) => [subset, this.#glyphsOf(subset)]));
	}

	get left(): number {
		return PAGES[this.#kind].margin;
	}

	get width(): number {
		return this.#doc.page.width - 2 * this.left;
	}

	#glyphsOf(subset: Subset): Glyphs {
		return this.#doc.font(nameOf(subset, 'normal'))._font.font;
	}

	#runs(text: string): readonly Run[] {
		const runs: { subset: Subset; text: string }[] = [];
		for (const char of text) {
			const last = runs.at(-1);
			const has = (subset: Subset) => this.#glyphs.get(subset)?.hasGlyphForCodePoint(char.codePointAt(0) ?? 0) ?? false;
			const subset = last && has(last.subset) ? last.subset : SUBSETS.find(has);
			if (last && subset === last.subset) last.text += char;
			else runs.push({ subset: subset ?? SUBSETS[0], text: subset ? char : UNKNOWN });
		}
		return runs;
	}

	#widthOf(text: string, { size, weight }: Style): number {
		const key = `${weight} ${text}`;
		const known = this.#widths.get(key);
		const width = known ?? this.#measure(text, weight);
		if (known === undefined) this.#widths.set(key, width);
		return (width * size * this.#scale) / MEASURED_AT;
	}

	#measure(text: string, weight: Weight): number {
		return this.#runs(text).reduce(
			(sum, run) => sum + this.#doc.font(nameOf(run.subset, weight)).fontSize(MEASURED_AT).widthOfString(run.text),
			0,
		);
	}

	/** The lines that a text takes in a column; a word that is wider than it is cut. */
	wrap(text: string, width: number, style: Style): readonly string[] {
		const space = this.#widthOf(' ', style);
		const lines: string[] = [];
		let line = '';
		let used = 0;
		for (const word of text.split(/\s+/).flatMap((whole) => this.#cut(whole, width, style))) {
			const own = this.#widthOf(word, style);
			const isNext = line !== '' && used + space + own > width;
			if (isNext) lines.push(line);
			used = line === '' || isNext ? own : used + space + own;
			line = line === '' || isNext ? word : `${line} ${word}`;
		}
		return [...lines, line];
	}

	#cut(word: string, width: number, style: Style): readonly string[] {
		if (this.#widthOf(word, style) <= width) return [word];
		const parts: string[] = [];
		let part = '';
		let used = 0;
		for (const char of word) {
			const own = this.#widthOf(char, style);
			const isNext = part !== '' && used + own > width;
			if (isNext) parts.push(part);
			used = isNext ? own : used + own;
			part = isNext ? char : part + char;
		}
		return [...parts, part];
	}

	/** As small as it must be to stand on one page, and no smaller than is read. */
	fit(draw: () => void): void {
		const [top, room] = [this.y, this.#doc.page.height - this.left];
		for (const scale of SCALES) {
			this.#scale = scale;
			this.#isMeasuring = true;
			draw();
			const isFitting = this.y <= room;
			this.#isMeasuring = false;
			this.y = top;
			if (isFitting) break;
		}
		draw();
		this.#scale = 1;
	}

	/** One line that is known to fit, at a place; its end stands at `x + width` when it goes to the right. */
	line(
		text: string,
		at: { readonly x: number; readonly width: number; readonly isRight?: boolean },
		style: Style,
	): void {
		if (this.#isMeasuring) return;
		const size = style.size * this.#scale;
		let x = at.isRight ? at.x + at.width - this.#widthOf(text, style) : at.x;
		for (const run of this.#runs(text)) {
			const doc = this.#doc.font(nameOf(run.subset, style.weight)).fontSize(size).fillColor(style.color);
			doc.text(run.text, x, this.y, { lineBreak: false });
			x += doc.widthOfString(run.text);
		}
	}

	heightOf({ size }: Style): number {
		return size * this.#scale * LINE_HEIGHT;
	}

	/** Begins a new page unless so much of this one is left. */
	need(height: number): void {
		if (!this.#isMeasuring && this.y + height > this.#doc.page.height - this.left) this.turn(this.#kind);
	}

	turn(kind: PageKind): void {
		this.#doc.addPage(PAGES[kind]);
		this.#kind = kind;
		this.y = this.left;
	}

	rule(color: string): void {
		if (this.#isMeasuring) return;
		this.#doc
			.moveTo(this.left, this.y)
			.lineTo(this.left + this.width, this.y)
			.lineWidth(0.5)
			.strokeColor(color)
			.stroke();
	}

	/** One beside the other: `1` stands for a bar of the width, `0` for as much paper. */
	bars(modules: string, { width, height }: { readonly width: number; readonly height: number }): void {
		if (this.#isMeasuring) return;
		for (const { index, 0: bar } of modules.matchAll(/1+/g))
			this.#doc.rect(this.left + index * width, this.y, bar.length * width, height);
		this.#doc.fill('#000000');
	}

	bytes(): Promise<Uint8Array> {
		const { promise, resolve, reject } = Promise.withResolvers<Uint8Array>();
		const chunks: Uint8Array[] = [];
		this.#doc.on('data', (chunk) => chunks.push(chunk));
		this.#doc.on('end', () => resolve(Buffer.concat(chunks)));
		this.#doc.on('error', reject);
		this.#doc.end();
		return promise;
	}
}

const nameOf = (subset: Subset, weight: Weight): string => `${subset}-${weight}`;
