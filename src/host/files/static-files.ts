import { readdir, readFile } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import { readSlots, type SlottedPage } from '../pages/slotted-page.ts';
import { BARE_POLICY, completePolicy, type HeaderPair, takeMetaPolicy, WORKER_POLICY } from '../security-headers.ts';
import { type ReadyBytes, readyBytes } from './bytes.ts';
import type { CompressionStore } from './compression-store.ts';
import { COMPRESS_MIN_BYTES, isCompressible } from './encoding.ts';
import { mediaTypeOf } from './media-types.ts';

/** The build's placeholder for the public origin, which is known only at start. */
const PLACEHOLDER_ORIGIN = 'https://site.invalid';
/** The placeholder for the test-site notice, which is known only at start. */
const NOTICE_MARK = /<test-site-notice><\/test-site-notice>/;
const NO_ROBOTS = 'User-agent: *\nDisallow: /\n';
const NAMES_THE_SITE = /\.(html|xml|txt|json|webmanifest)$/;

/** A service worker uses the policy of its script, not that of the pages it serves. */
const SERVICE_WORKER = 'sw.js';

const REVALIDATE = 'no-cache';
const FOR_A_DAY = 'public, max-age=86400';
/** The names of these files change with their content. */
const IMMUTABLE = 'public, max-age=31536000, immutable';
/** All files are held in memory; a larger build fails at start instead of becoming slow. */
const TOTAL_MAX_BYTES = 128 * 1024 * 1024;

export type StaticFiles = {
	readonly files: ReadonlyMap<string, ReadyBytes>;
	/** Pages of the build with live parts or a publishing window, by path. */
	readonly slotted: ReadonlyMap<string, SlottedPage>;
	readonly notFound: { readonly html: Buffer; readonly policy: string } | null;
};

export type StaticOptions = {
	readonly clientFolder: string;
	readonly siteUrl: string;
	readonly testSiteNotice?: string | null;
	readonly headers: readonly HeaderPair[];
	readonly compress: CompressionStore;
};

export async function loadStaticFiles(options: StaticOptions): Promise<StaticFiles> {
	const files = new Map<string, ReadyBytes>();
	const slotted = new Map<string, SlottedPage>();
	let notFound: StaticFiles['notFound'] = null;
	let total = 0;
	const names = (await readdir(options.clientFolder, { recursive: true, withFileTypes: true }))
		.filter((entry) => entry.isFile())
		.map((entry) => relative(options.clientFolder, join(entry.parentPath, entry.name)).split(sep).join('/'))
		.sort();
	await inBatches(names, async (name) => {
		const bytes = await readFile(join(options.clientFolder, name));
		total += bytes.byteLength;
		if (total > TOTAL_MAX_BYTES) throw new Error(`the pre-rendered files exceed ${TOTAL_MAX_BYTES} bytes`);
		const path = pathOf(name);
		const content = NAMES_THE_SITE.test(name) ? adaptToSite(name, bytes, options) : bytes;
		if (!name.endsWith('.html')) {
			const policy = name === SERVICE_WORKER ? WORKER_POLICY : BARE_POLICY;
			files.set(path, await readyFile(name, content, policy, options));
			return;
		}
		const { html, policy } = takeMetaPolicy(content.toString('utf8'));
		const fullPolicy = completePolicy(policy);
		const page = readSlots(html, fullPolicy);
		if (path === '/404') notFound = { html: Buffer.from(html), policy: fullPolicy };
		else if (page) slotted.set(path, page);
		else files.set(path, await readyFile(name, Buffer.from(html), fullPolicy, options));
	});
	return { files, slotted, notFound };
}

const BATCH = 8;
async function inBatches<T>(items: readonly T[], work: (item: T) => Promise<void>): Promise<void> {
	for (let start = 0; start < items.length; start += BATCH)
		await Promise.all(items.slice(start, start + BATCH).map(work));
}

function pathOf(name: string): string {
	const path = `/${name}`.replace(/\.html$/, '').replace(/\/index$/, '/');
	return path.length > 1 && path.endsWith('/') ? path.slice(0, -1) : path;
}

function adaptToSite(name: string, bytes: Buffer, { siteUrl, testSiteNotice = null }: StaticOptions): Buffer {
	if (name === 'robots.txt' && testSiteNotice !== null) return Buffer.from(NO_ROBOTS);
	const notice = testSiteNotice === null ? '' : `<p class="test-site-notice">${testSiteNotice}</p>`;
	const text = bytes.toString('utf8').replaceAll(PLACEHOLDER_ORIGIN, siteUrl);
	return Buffer.from(name.endsWith('.html') ? text.replace(NOTICE_MARK, notice) : text);
}

async function readyFile(name: string, body: Buffer, policy: string, options: StaticOptions): Promise<ReadyBytes> {
	const contentType = mediaTypeOf(name);
	const shouldCompress = isCompressible(contentType) && body.byteLength >= COMPRESS_MIN_BYTES;
	const [br, gzip] = await Promise.all(
		shouldCompress ? [options.compress(body, 'br'), options.compress(body, 'gzip')] : [],
	);
	return readyBytes({
		status: 200,
		headers: [['content-type', contentType], ['content-security-policy', policy], ...options.headers],
		cacheControl: cacheControlOf(name),
		body,
		compressed: br && gzip ? { br, gzip } : null,
	});
}

function cacheControlOf(name: string): string {
	if (name.startsWith('_astro/')) return IMMUTABLE;
	return /\.(png|jpg|webp|avif|ico|svg|woff2)$/.test(name) ? FOR_A_DAY : REVALIDATE;
}
