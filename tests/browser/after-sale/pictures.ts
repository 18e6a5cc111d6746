import sharp from 'sharp';

export const photo = async (name: string, width = 300, height = 300) => ({
	name,
	mimeType: 'image/png',
	buffer: await sharp({ create: { width, height, channels: 3, background: '#3a7d44' } })
		.png()
		.toBuffer(),
});
