import sharp from 'sharp';

/** A plain photo as a phone would upload it. */
export const photo = async (name: string, width = 300, height = 300) => ({
	name,
	mimeType: 'image/png',
	buffer: await sharp({ create: { width, height, channels: 3, background: '#3a7d44' } })
		.png()
		.toBuffer(),
});
