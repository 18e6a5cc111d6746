import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { chromium, type Page } from '@playwright/test';
import { build } from 'esbuild';
import { parentOf } from '../../describe.ts';
import { type Planned, tintOf } from '../plan.ts';
import { ARTWORK } from './artwork.ts';
import type { Built, Order, StudioPage } from './page.ts';

declare global {
	interface Window {
		studio: StudioPage;
	}
}

/** Calm grounds by first-level category. */
const GROUNDS: Readonly<Record<string, string>> = {
	'nong-san-dac-san': '#efe6d4',
	'thoi-trang': '#ece6e2',
	'dien-thoai-phu-kien': '#e2e8ef',
	'may-tinh-van-phong': '#e5e8ea',
	'nha-cua-bep': '#e8ebe2',
	'dien-gia-dung': '#e4eaf0',
	'suc-khoe-lam-dep': '#f1e4e2',
	'me-be': '#f5ead2',
	'sach-qua-tang': '#ebe3d6',
	'the-thao-da-ngoai': '#e1e9e4',
	'xe-do-nghe': '#e4e5e6',
	'cay-thu-cung': '#e6edda',
};

const brandOf = (shop: string): string => shop.toLocaleUpperCase('vi');

export function orderOf({ name, view, shop, category, colour, colours, pack }: Planned): Order {
	const own = tintOf(colour);
	const rest = view === 'set' ? colours.slice(1).map(tintOf) : [];
	const tints = [own, ...rest].filter((tint) => tint !== undefined);
	const packed = pack === undefined ? {} : { pack };
	return {
		...packed,
		name,
		view,
		tints,
		ground: GROUNDS[parentOf.get(category) ?? ''] ?? '#e8e6e2',
		brand: brandOf(shop),
	};
}

const fontFace = async (weight: number, subset: string): Promise<string> => {
	const path = createRequire(import.meta.url).resolve(
		`@fontsource/be-vietnam-pro/files/be-vietnam-pro-${subset}-${weight}-normal.woff2`,
	);
	const data = (await readFile(path)).toString('base64');
	const range =
		subset === 'latin'
			? 'U+0000-00FF'
			: 'U+0102-0103, U+0110-0111, U+0128-0129, U+0168-0169, U+01A0-01B0, U+0300-0329, U+1EA0-1EF9, U+20AB';
	return `@font-face{font-family:'Be Vietnam Pro';font-weight:${weight};src:url(data:font/woff2;base64,${data});unicode-range:${range}}`;
};

/** A page of Chromium in which the scenes are built and photographed. */
export async function openStudio(): Promise<{ readonly page: Page; readonly close: () => Promise<void> }> {
	const bundle = await build({
		entryPoints: [new URL('./page.ts', import.meta.url).pathname],
		bundle: true,
		format: 'iife',
		write: false,
		logLevel: 'error',
	});
	const { CHROMIUM_PATH } = process.env;
	const browser = await chromium.launch({
		...(CHROMIUM_PATH ? { executablePath: CHROMIUM_PATH } : {}),
		args: ['--no-sandbox', '--use-gl=angle', '--use-angle=swiftshader', '--enable-unsafe-swiftshader'],
	});
	const page = await browser.newPage();
	page.on('pageerror', (error) => process.stderr.write(`${error.stack}\n`));
	page.on('console', (message) => message.type() === 'error' && process.stderr.write(`${message.text()}\n`));
	const faces = await Promise.all(
		[600, 700, 800].flatMap((weight) => ['latin', 'vietnamese'].map((subset) => fontFace(weight, subset))),
	);
	await page.setContent(`<style>${faces.join('\n')}</style>`);
	await page.addScriptTag({ content: bundle.outputFiles[0]?.text ?? '' });
	await page.evaluate(() => Promise.all([...document.fonts].map((face) => face.load())).then(() => undefined));
	for (const [name, code] of Object.entries(ARTWORK)) {
		const path = createRequire(import.meta.url).resolve(`@lobehub/fluent-emoji-3d/assets/${code}.webp`);
		const address = `data:image/webp;base64,${(await readFile(path)).toString('base64')}`;
		await page.evaluate(([key, url]) => window.studio.loadArtwork(key, url), [name, address] as const);
	}
	return { page, close: () => browser.close() };
}

const fromAddress = (address: string): Buffer => Buffer.from(address.slice(address.indexOf(',') + 1), 'base64');

export async function drawLogo(page: Page, art: string, ground: string, side: number): Promise<Buffer> {
	return fromAddress(await page.evaluate(([a, g, s]) => window.studio.logo(a, g, s), [art, ground, side] as const));
}

export async function drawCover(page: Page, names: readonly string[], ground: string, side: number): Promise<Buffer> {
	return fromAddress(
		await page.evaluate(([n, g, s]) => window.studio.cover(n, g, s, 5), [names, ground, side] as const),
	);
}

export type Photograph = Omit<Built, 'address'> & { readonly png?: Buffer };

export async function photograph(
	page: Page,
	order: Order,
	side: number,
	frames: number,
	known = '',
): Promise<Photograph> {
	const { address, ...built } = await page.evaluate(([asked, s, f, k]) => window.studio.take(asked, s, f, k), [
		order,
		side,
		frames,
		known,
	] as const);
	return address ? { ...built, png: fromAddress(address) } : built;
}
