/** The published types lack the glyph lookup of a font. */
declare module 'pdfkit' {
	type Options = {
		readonly autoFirstPage: false;
		readonly info: { readonly Title: string };
		readonly lang: string;
	};
	export default class PDFDocument {
		constructor(options: Options);
		readonly page: { readonly width: number; readonly height: number };
		readonly _font: { readonly font: { hasGlyphForCodePoint(codePoint: number): boolean } };
		registerFont(name: string, file: Uint8Array): this;
		font(name: string): this;
		fontSize(size: number): this;
		fillColor(color: string): this;
		widthOfString(text: string): number;
		text(text: string, x: number, y: number, options: { readonly lineBreak: false }): this;
		addPage(options: { readonly size: 'A4' | 'A6'; readonly margin: number }): this;
		moveTo(x: number, y: number): this;
		lineTo(x: number, y: number): this;
		lineWidth(width: number): this;
		strokeColor(color: string): this;
		stroke(): this;
		rect(x: number, y: number, width: number, height: number): this;
		fill(color: string): this;
		on(event: 'data', heard: (chunk: Uint8Array) => void): this;
		on(event: 'end', heard: () => void): this;
		on(event: 'error', heard: (problem: Error) => void): this;
		end(): void;
	}
}
