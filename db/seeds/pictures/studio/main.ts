import { existsSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import sharp from 'sharp';
import { DEMO_SHOPS } from '../../shop-list.ts';
import { manifestOf, manifestUrl, pictureUrl } from '../library.ts';
import { allPictures } from '../plan.ts';
import { openStudio, orderOf, photograph } from './render.ts';

/** Photographs the scenes that changed; `--shop` and `--view` limit the work. */
const { values } = parseArgs({ options: { shop: { type: 'string' }, view: { type: 'string' } } });
const SIDE_PX = 640;
const FRAMES = 5;
const QUALITY = 76;

const { page, close } = await openStudio();
for (const { application, goods } of DEMO_SHOPS) {
	const { name: shop } = application;
	if (goods.length === 0 || (values.shop && !shop.includes(values.shop))) continue;
	const manifest = { ...manifestOf(shop) };
	const wanted = allPictures().filter((one) => one.shop === shop && (!values.view || values.view.split(',').includes(one.view)));
	for (const planned of wanted) {
		const target = pictureUrl(planned);
		const known = existsSync(target) ? (manifest[planned.file]?.digest ?? '') : '';
		const { png, ...entry } = await photograph(page, orderOf(planned), SIDE_PX, FRAMES, known);
		if (!png) continue;
		await mkdir(new URL('.', target), { recursive: true });
		await writeFile(target, await sharp(png).webp({ quality: QUALITY, effort: 5 }).toBuffer());
		manifest[planned.file] = entry;
		await writeFile(manifestUrl(shop), `${JSON.stringify(manifest, null, '\t')}\n`);
		process.stdout.write(`${planned.file}\n`);
	}
}
await close();
