import sharp from 'sharp';
import { expect, test } from 'vitest';
import { drawSampleDocument, sampleMarkup } from './sample-document.ts';

const identity = {
	title: 'CĂN CƯỚC',
	rows: [
		['Số', '001090000007'],
		['Họ và tên', 'Nguyễn <An> & Bình'],
	],
} as const;

test('sampleMarkup shows the title, each row and that the document is a sample', () => {
	const markup = sampleMarkup(identity);
	for (const shown of ['CĂN CƯỚC', '001090000007', 'Nguyễn &lt;An> &amp; Bình', 'MẪU', 'không có giá trị pháp lý'])
		expect(markup).toContain(shown);
});

test('drawSampleDocument draws a picture of another content for another number', async () => {
	const drawn = await drawSampleDocument(identity);
	expect(await sharp(drawn).metadata()).toMatchObject({ format: 'png', width: 900, height: 580 });
	const other = await drawSampleDocument({ ...identity, rows: [['Số', '001090000008']] });
	expect(other.equals(drawn)).toBe(false);
});
