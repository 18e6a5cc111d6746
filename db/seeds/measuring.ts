import { processParts, systemContext } from '#src/app/process.ts';
import { countCategories, divideSitemap } from '#src/domains/catalog/background.ts';
import { rebuildSearchIndex } from '#src/domains/search/background.ts';
import { config } from '#src/platform/config/index.ts';
import { loadBulk } from './bulk.ts';

export async function loadForMeasuring(count: number, say: (line: string) => void): Promise<void> {
	const begin = performance.now();
	const parts = processParts();
	const context = systemContext('seed', parts);
	try {
		await loadBulk({ db: parts.db, url: config().DATABASE_URL }, count, say);
		say('rebuilding the search index, category counts and sitemap');
		await rebuildSearchIndex(context);
		await countCategories(context);
		await divideSitemap(context);
		say(`${count} products are loaded (${((performance.now() - begin) / 1000).toFixed(0)} s)`);
	} finally {
		await parts.close();
	}
}
