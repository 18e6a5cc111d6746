import sharp from 'sharp';
import { LABEL_FAMILY, loadLabelFont } from '#src/domains/media/background.ts';

const INK = '#1e293b';
/** The picture is decoded again right away, so compressing it would take longer than drawing it. */
const UNPACKED = { compressionLevel: 0, adaptiveFiltering: false } as const;
const WIDTH = 900;
const HEIGHT = 580;
const MARK = 'MẪU';
const NOTE = 'Giấy tờ mẫu của dữ liệu trình diễn, không có giá trị pháp lý';

const asMarkup = (text: string): string => text.replace(/&/g, '&amp;').replace(/</g, '&lt;');

let font: Promise<void> | undefined;

export type SampleDocument = {
	readonly title: string;
	/** Label and value, from top to bottom. */
	readonly rows: readonly (readonly [label: string, value: string])[];
};

/** Draws a document that shows what it would prove, marked as a sample across the whole picture. */
export async function drawSampleDocument(sample: SampleDocument): Promise<Buffer> {
	font ??= loadLabelFont();
	await font;
	return sharp(Buffer.from(sampleMarkup(sample)))
		.removeAlpha()
		.png(UNPACKED)
		.toBuffer();
}

export function sampleMarkup({ title, rows }: SampleDocument): string {
	const lines = rows.map(([label, value], at) => {
		const y = 190 + at * 66;
		return `${text(label, 60, y, 24, 'fill-opacity="0.66"')}${text(value, 330, y, 30)}`;
	});
	return `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}" viewBox="0 0 ${WIDTH} ${HEIGHT}">
		<rect width="${WIDTH}" height="${HEIGHT}" fill="#f8fafc"/>
		<rect x="20" y="20" width="${WIDTH - 40}" height="${HEIGHT - 40}" rx="24" fill="#ffffff" stroke="#94a3b8" stroke-width="4"/>
		<g transform="rotate(-24 ${WIDTH / 2} ${HEIGHT / 2})">${text(MARK, WIDTH / 2, HEIGHT / 2 + 90, 260, 'text-anchor="middle" fill-opacity="0.12" style="fill:#b91c1c"')}</g>
		${text(title, WIDTH / 2, 110, 40, 'text-anchor="middle"')}
		${lines.join('')}
		${text(NOTE, WIDTH / 2, HEIGHT - 50, 22, 'text-anchor="middle" style="fill:#b91c1c"')}</svg>`;
}

const text = (content: string, x: number, y: number, size: number, style = ''): string =>
	`<text x="${x}" y="${y}" font-family="${LABEL_FAMILY}" font-weight="700" font-size="${size}" fill="${INK}" ${style}>${asMarkup(content)}</text>`;
