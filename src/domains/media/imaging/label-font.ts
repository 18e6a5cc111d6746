import { createRequire } from 'node:module';
import sharp from 'sharp';

export const LABEL_FAMILY = 'Be Vietnam Pro';
export const LABEL_FONT = `${LABEL_FAMILY} Bold`;

/** The text renderer reads only plain OpenType files, not the site's web fonts, and the machine may have no fonts. */
export async function loadLabelFont(): Promise<void> {
	const require = createRequire(import.meta.url);
	const fontfile = require.resolve('@expo-google-fonts/be-vietnam-pro/700Bold/BeVietnamPro_700Bold.ttf');
	await sharp({ text: { text: 'x', font: LABEL_FONT, fontfile } })
		.raw()
		.toBuffer();
}
