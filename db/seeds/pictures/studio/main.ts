import { existsSync } from 'node:fs';
import { glob, mkdir, rm, writeFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import sharp from 'sharp';
import { slugOf } from '#src/shared/slug.ts';
import { DEMO_SHOPS, type DemoShop } from '../../shop-list.ts';
import { manifestOf, manifestUrl, pictureUrl } from '../library.ts';
import { ATTACHED, allPictures, coverOf, logoOf } from '../plan.ts';
import { drawCover, drawLogo, openStudio, orderOf, photograph } from './render.ts';

/** Photographs the scenes that changed; `--shop`, `--product` and `--view` limit the work, `--others` renders logos and covers. */
const { values } = parseArgs({
	options: {
		shop: { type: 'string' },
		product: { type: 'string' },
		view: { type: 'string' },
		others: { type: 'boolean', default: false },
	},
});
const SIDE_PX = 640;
/** Lights and camera move from frame to frame; the cover of a product gets the softest shadows. */
const FRAMES = { whole: 5, other: 3 } as const;
const QUALITY = 76;
const COVER = { width: 1200, height: 300, things: 6 } as const;
/** Artwork and ground of each shop's logo, by the icon that the shop's entry names. */
const LOGOS: Readonly<Record<string, readonly [art: string, ground: string]>> = {
	'sheaf-of-rice': ['rice', '#c9962f'],
	dress: ['dress', '#3f6f9f'],
	'hot-beverage': ['coffee', '#6b4a32'],
	fish: ['fish', '#2f7f9f'],
	'high-voltage': ['bulb', '#e0a020'],
	'mobile-phone': ['headphone', '#5a5fb0'],
	laptop: ['laptop', '#4a6a7a'],
	amphora: ['amphora', '#a8603a'],
	'teddy-bear': ['bear', '#e58a9a'],
	herb: ['herb', '#5f9a5a'],
	'soccer-ball': ['football', '#2f8f5f'],
	'potted-plant': ['seedling', '#6f9a3f'],
	'delivery-truck': ['truck', '#c9502f'],
	'articulated-lorry': ['lorry', '#3f5f9f'],
	cupcake: ['cupcake', '#d98fb0'],
	'honey-pot': ['honey', '#d9901f'],
};

const { page, close } = await openStudio();
if (values.others) await renderOthers();
else
	for (const shop of DEMO_SHOPS)
		if (!values.shop || shop.application.name.includes(values.shop)) await renderShop(shop);
await close();

async function save(file: string, png: Buffer): Promise<void> {
	const target = pictureUrl({ file });
	await mkdir(new URL('.', target), { recursive: true });
	await writeFile(target, await sharp(png).webp({ quality: QUALITY, effort: 5 }).toBuffer());
	process.stdout.write(`${file}\n`);
}

async function renderShop({ application: { name: shop } }: DemoShop): Promise<void> {
	const planned = allPictures().filter((one) => one.shop === shop);
	const old = manifestOf(shop);
	const manifest = Object.fromEntries(planned.flatMap(({ file }) => (old[file] ? [[file, old[file]] as const] : [])));
	await removeStale(new Set([logoOf(shop), coverOf(shop), ...planned.map(({ file }) => file)]), slugOf(shop));
	for (const one of planned) {
		if (values.product && !new RegExp(values.product).test(one.name)) continue;
		if (values.view && !values.view.split(',').includes(one.view)) continue;
		const known = existsSync(pictureUrl(one)) ? (manifest[one.file]?.digest ?? '') : '';
		const { png, ...entry } = await photograph(
			page,
			orderOf(one),
			SIDE_PX,
			one.view === 'whole' ? FRAMES.whole : FRAMES.other,
			known,
		);
		if (!png) continue;
		await save(one.file, png);
		manifest[one.file] = entry;
		await writeFile(manifestUrl(shop), `${JSON.stringify(manifest, null, '\t')}\n`);
	}
}

/** Removes pictures that the plan no longer lists. */
async function removeStale(files: ReadonlySet<string>, folder: string): Promise<void> {
	const root = pictureUrl({ file: folder });
	for await (const found of glob('**/*.webp', { cwd: new URL(`${folder}/`, root) }))
		if (!files.has(`${folder}/${found.replace(/\.webp$/, '')}`)) await rm(new URL(`${folder}/${found}`, root));
}

async function renderOthers(): Promise<void> {
	for (const [name, file] of Object.entries(ATTACHED)) {
		const order = { name, view: 'whole', tints: [], ground: '#dcd6cb', brand: '' } as const;
		const { png } = await photograph(page, order, SIDE_PX, FRAMES.whole);
		if (png) await save(file, png);
	}
	for (const { application, icon, goods } of DEMO_SHOPS) {
		const [art, ground] = LOGOS[icon] ?? ['star', '#8a929b'];
		await save(logoOf(application.name), await drawLogo(page, art, ground, SIDE_PX));
		if (goods.length === 0) continue;
		const kinds = new Map(goods.toReversed().map((product) => [product[1], product[0]]));
		const names = [...kinds.values(), ...goods.map(([name]) => name)];
		const { width, height, things } = COVER;
		const square = await drawCover(page, [...new Set(names)].slice(0, things), ground, width);
		const band = { left: 0, top: (width - height) / 2, width, height };
		await save(coverOf(application.name), await sharp(square).extract(band).png().toBuffer());
	}
}
