import { type ReadyBytes, readyBytes } from '../files/bytes.ts';
import { COMPRESS_MIN_BYTES, compressLive, isCompressible } from '../files/encoding.ts';
import { withCharset } from '../files/media-types.ts';
import { completePolicy, type HeaderPair } from '../security-headers.ts';
import type { Captured } from './captured-answer.ts';
import type { CachedPage, PageCache } from './page-cache.ts';
import type { PageKey } from './page-key.ts';
import { fillSlots, type SlottedPage } from './slotted-page.ts';

/** Missing and moved pages expire soon. */
const SIDE_STATUS_RETENTION_MS = 60_000;
const FOR_EVER = Number.MAX_SAFE_INTEGER;
const STORED_STATUSES = new Set([200, 301, 404, 410]);

/** `failed`: the status for the error page, and the rendered answer if the page explains the error itself. */
export type PublicAnswer =
	| { readonly kind: 'ready'; readonly ready: ReadyBytes; readonly source: 'hit' | 'joined' | 'rendered' }
	| {
			readonly kind: 'failed';
			readonly status: number;
			readonly headers: Captured['headers'];
			readonly said?: Captured;
	  };

export type PublicPages = {
	page(key: PageKey, needsTags: boolean): Promise<PublicAnswer>;
	slotted(key: PageKey, page: SlottedPage): Promise<PublicAnswer>;
	discardPendingRenders(): void;
};

export type PublicPagesOptions = {
	readonly cache: PageCache;
	readonly headers: readonly HeaderPair[];
	render(target: string): Promise<Captured>;
	now(): number;
	warn(facts: object, message: string): void;
};

type Rendered = { readonly answer: PublicAnswer; readonly page: CachedPage | null };

export function createPublicPages(options: PublicPagesOptions): PublicPages {
	const { cache } = options;
	const flights = new Map<string, Promise<PublicAnswer>>();

	const answer = (key: PageKey, work: () => Promise<Rendered>): Promise<PublicAnswer> => {
		const stored = cache.get(key.key, options.now());
		if (stored) return Promise.resolve(fromCache(stored));
		const running = flights.get(key.key);
		if (running) return running.then((found) => (found.kind === 'ready' ? { ...found, source: 'joined' } : found));
		const ticket = cache.beginRender();
		const flight = work()
			.then(({ answer: found, page }) => {
				cache.endRender(ticket, key.key, key.isStorable ? page : null);
				return found;
			})
			.catch((problem: unknown) => {
				cache.endRender(ticket, key.key, null);
				throw problem;
			})
			.finally(() => {
				if (flights.get(key.key) === flight) flights.delete(key.key);
			});
		flights.set(key.key, flight);
		return flight;
	};

	return {
		page: (key, needsTags) => answer(key, async () => finishPage(await options.render(key.target), needsTags, options)),
		slotted: (key, page) => answer(key, () => finishSlotted(key, page, options)),
		discardPendingRenders: () => flights.clear(),
	};
}

const fromCache = ({ ready, missing = 404 }: CachedPage): PublicAnswer =>
	ready ? { kind: 'ready', ready, source: 'hit' } : { kind: 'failed', status: missing, headers: {} };

const textOf = (value: string | string[] | undefined): string =>
	Array.isArray(value) ? value.join(',') : (value ?? '');
const tagsOf = (headers: Captured['headers']): string[] =>
	textOf(headers['x-cache-tags'])
		.split(/[\s,]+/)
		.filter(Boolean);
const expiryOf = (headers: Captured['headers']): number => {
	const until = Date.parse(textOf(headers['x-cache-until']));
	return Number.isNaN(until) ? FOR_EVER : until;
};

async function finishPage(captured: Captured, needsTags: boolean, options: PublicPagesOptions): Promise<Rendered> {
	const { status, headers } = captured;
	const tags = tagsOf(headers);
	const until = expiryOf(headers);
	if (headers['set-cookie'] !== undefined) options.warn({ status }, 'a page for everybody tried to set a cookie');
	const mayStore = STORED_STATUSES.has(status) && (!needsTags || tags.length > 0 || until !== FOR_EVER);
	const expiresAt = status === 200 ? until : Math.min(until, options.now() + SIDE_STATUS_RETENTION_MS);
	if (status >= 400) {
		const isMissing = status === 404 || status === 410;
		const page = mayStore && isMissing ? { ready: null, missing: status, tags, expiresAt } : null;
		return { answer: { kind: 'failed', status, headers, said: captured }, page };
	}
	const ready = readyFor(captured, options.headers);
	return { answer: { kind: 'ready', ready, source: 'rendered' }, page: mayStore ? { ready, tags, expiresAt } : null };
}

function readyFor(captured: Captured, extra: readonly HeaderPair[]): ReadyBytes {
	const { body, headers, status } = captured;
	const contentType = withCharset(textOf(headers['content-type']) || 'text/html');
	const shouldCompress = body.byteLength >= COMPRESS_MIN_BYTES && isCompressible(contentType);
	const location = textOf(headers.location);
	return readyBytes({
		status,
		headers: [
			['content-type', contentType],
			['content-security-policy', completePolicy(textOf(headers['content-security-policy']))],
			...(location ? ([['location', location]] as const) : []),
			...extra,
		],
		cacheControl: 'no-cache',
		body,
		compressed: shouldCompress ? compressLive : null,
	});
}

/** Path of the rendered fragments, which the host serves to no client. */
export const FRAGMENT_PREFIX = '/fragments/';

async function finishSlotted(key: PageKey, page: SlottedPage, options: PublicPagesOptions): Promise<Rendered> {
	const fragments = await Promise.all(
		page.slots.map(async (slot) => {
			const target = `${FRAGMENT_PREFIX}${slot.name}?for=${encodeURIComponent(key.target)}`;
			return options.render(target).catch((problem: unknown) => {
				options.warn({ err: problem, slot: slot.name }, 'a live part of a page failed');
				return null;
			});
		}),
	);
	const missing = fragments.find((fragment) => fragment?.status === 404);
	if (missing) return { answer: { kind: 'failed', status: 404, headers: {} }, page: null };
	const isWhole = fragments.every((fragment) => fragment?.status === 200);
	const parts = fragments.map((fragment, index) =>
		fragment?.status === 200 ? fragment.body.toString('utf8') : (page.slots[index]?.fallback ?? ''),
	);
	const headers = { 'content-security-policy': page.policy };
	const captured = { status: 200, headers, body: Buffer.from(fillSlots(page, parts)) };
	const ready = readyFor(captured, options.headers);
	const tags = fragments.flatMap((fragment) => (fragment ? tagsOf(fragment.headers) : []));
	const expiresAt = Math.min(...fragments.map((fragment) => (fragment ? expiryOf(fragment.headers) : 0)));
	const mayStore = isWhole && (tags.length > 0 || expiresAt !== FOR_EVER);
	return { answer: { kind: 'ready', ready, source: 'rendered' }, page: mayStore ? { ready, tags, expiresAt } : null };
}
