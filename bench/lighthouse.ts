import { existsSync } from 'node:fs';
import lighthouse, { type Result } from 'lighthouse';
import { chromium } from 'playwright';
import { freePort } from '../scripts/launcher/ports.mjs';
import { waitForJobs } from '../tests/background-jobs.ts';
import { type StartedProduct, startProduct } from '../tests/product.ts';
import { openProductDatabase } from '../tests/shoppers.ts';
import { atLeast, type Figure, skippedFigure } from './figure.ts';

export const name = 'Lighthouse: a mid-range phone, median of three';

const RUNS = 3;
const ATTEMPTS_MAX = 3;
const MIN = { performance: 95, accessibility: 100, 'best-practices': 100, seo: 100 } as const;
type Category = keyof typeof MIN;
const CATEGORIES = Object.keys(MIN) as readonly Category[];
const PAGES = ['home', 'category', 'product', 'article'] as const;
const CHROMIUM = process.env.CHROMIUM_PATH ?? '/usr/bin/chromium';

const figureName = (page: string, category: Category): string => `${page}: ${category}`;

export async function run(): Promise<readonly Figure[]> {
	if (!existsSync(CHROMIUM)) {
		return PAGES.flatMap((page) =>
			CATEGORIES.map((category) => skippedFigure(figureName(page, category), '', `≥ ${MIN[category]}`)),
		);
	}
	const product = await startProduct({ env: { RATE_LIMITS: 'off', LOG_LEVEL: 'warn' } });
	try {
		await waitUntilIdle(product);
		const figures: Figure[] = [];
		for (const [page, path] of Object.entries(await addresses(product))) {
			figures.push(...(await judge(page, new URL(path, product.url).href)));
		}
		return figures;
	} finally {
		await product.stop();
	}
}

/** After the start the worker still encodes pictures of the demonstration, which would slow down every measurement. */
async function waitUntilIdle(product: StartedProduct): Promise<void> {
	const { db, close } = await openProductDatabase(product);
	await waitForJobs(db).finally(close);
}

async function addresses({ url }: StartedProduct): Promise<Record<(typeof PAGES)[number], string>> {
	const firstSlug = async (path: string): Promise<string> => {
		const answer = await fetch(new URL(path, url));
		const { items } = (await answer.json()) as { readonly items: readonly { readonly slug: string }[] };
		if (!items[0]) throw new Error(`${path} lists nothing`);
		return items[0].slug;
	};
	return {
		home: '/',
		category: `/category/${await firstSlug('/api/categories')}`,
		product: `/product/${await firstSlug('/api/products?limit=1')}`,
		article: '/tin-tuc/luat-dau-gia-de-hieu',
	};
}

async function judge(page: string, address: string): Promise<readonly Figure[]> {
	const results: Result[] = [];
	for (let run = 0; run < RUNS; run += 1) results.push(await look(address));
	return CATEGORIES.map((category) => {
		const scores = results.map(({ categories }) => Math.round((categories[category]?.score ?? 0) * 100));
		const value = scores.sort((a, b) => a - b)[Math.floor(RUNS / 2)] ?? 0;
		if (value < MIN[category]) console.log(`${page}, ${category}: ${complaints(results, category).join('; ')}`);
		return atLeast(MIN[category], { figure: figureName(page, category), value, unit: '' });
	});
}

/**
 * Starts a new browser for each run, so that no cache is warm, and retries when a trace breaks off on a busy
 * machine.
 */
async function look(address: string): Promise<Result> {
	for (let attempt = 1; ; attempt += 1) {
		const result = await auditOnce(address);
		if (!result.runtimeError) return result;
		if (attempt === ATTEMPTS_MAX) throw new Error(`${address} could not be judged: ${result.runtimeError.message}`);
	}
}

async function auditOnce(address: string): Promise<Result> {
	const port = await freePort();
	const browser = await chromium.launch({
		executablePath: CHROMIUM,
		args: [`--remote-debugging-port=${port}`, '--no-sandbox', '--disable-background-networking'],
	});
	try {
		const looked = await lighthouse(address, {
			port,
			output: 'json',
			logLevel: 'silent',
			onlyCategories: [...CATEGORIES],
		});
		if (!looked) throw new Error(`${address} got no answer from lighthouse`);
		return looked.lhr;
	} finally {
		await browser.close();
	}
}

function complaints([first]: readonly Result[], category: Category): readonly string[] {
	const audits = first?.categories[category]?.auditRefs ?? [];
	return audits.flatMap(({ id, weight }) => {
		const audit = first?.audits[id];
		if (!audit || weight === 0 || audit.score === null || audit.score >= 1) return [];
		return [`${id} ${audit.displayValue ?? ''}`.trim()];
	});
}
