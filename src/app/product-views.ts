import type { Logger } from '#src/platform/log/index.ts';
import { url } from '#src/routes.ts';

const WRITE_EVERY_MS = 10_000;
const SLUGS_MAX = 50_000;
const PREFIX = url.product('');

export type CountedViews = {
	recordVisit(path: string): void;
	/** Must run before the process ends, so that no view is lost. */
	flush(): Promise<void>;
};

/** Counts in memory and writes periodically, so that no request waits for it. */
export function countProductViews(
	write: (seen: ReadonlyMap<string, number>) => Promise<void>,
	log: Pick<Logger, 'warn'>,
): CountedViews {
	let seen = new Map<string, number>();
	const add = (slug: string, views: number): void => {
		const before = seen.get(slug);
		if (before !== undefined || seen.size < SLUGS_MAX) seen.set(slug, (before ?? 0) + views);
	};
	const writeTaken = async (): Promise<void> => {
		const taken = seen;
		seen = new Map();
		try {
			await write(taken);
		} catch (problem) {
			for (const [slug, views] of taken) add(slug, views);
			log.warn({ err: problem }, 'views of products wait to be written');
		}
	};
	let writing = Promise.resolve();
	const flush = (): Promise<void> => {
		writing = writing.then(writeTaken);
		return writing;
	};
	setInterval(() => void flush(), WRITE_EVERY_MS).unref();
	const recordVisit = (path: string): void => {
		if (!path.startsWith(PREFIX)) return;
		const slug = path.slice(PREFIX.length);
		if (slug !== '' && !slug.includes('/')) add(slug, 1);
	};
	return { recordVisit, flush };
}
