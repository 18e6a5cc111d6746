import PDFDocument from 'pdfkit';
import { fontFile, SUBSETS, type Subset, WEIGHTS, type Weight } from './fonts.ts';

export type Style = { readonly size: number; readonly weight: Weight; readonly color: string };
type Run = { readonly subset: Subset; readonly text: string };
type Glyphs = { hasGlyphForCodePoint(codePoint: number): boolean };

const PAGES = { page: { size: 'A4', margin: 48 }, label: { size: 'A6', margin: 20 } } as const;
export type PageKind = keyof typeof PAGES;
const LINE_HEIGHT = 1.45;
const UNKNOWN = '□';
/** Text width is proportional to the font size, so it is measured once at this size. */
const MEASURED_AT = 1000;
/** Smaller text would be illegible in print. */
const SCALES = [1, 0.92, 0.85, 0.78, 0.7, 0.62, 0.55];

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

	/** Cuts a word that is wider than the column. */
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

	/** Picks the largest scale at which the content fits on one page. */
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
