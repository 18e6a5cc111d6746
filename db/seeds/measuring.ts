import { processParts, systemContext } from '#src/app/process.ts';
import { countCategories, divideSitemap } from '#src/domains/catalog/background.ts';
import { rebuildSearchIndex } from '#src/domains/search/background.ts';
import { config } from '#src/platform/config/index.ts';
import { loadBulk } from './bulk.ts';

export async function loadForMeasuring(count: number, say: (line: string) => void): Promise<void> {
	const parts = processParts();
	const context = systemContext('seed', parts);
	try {
		await loadBulk({ db: parts.db, url: config().DATABASE_URL }, count, say);
		await rebuildSearchIndex(context);
		await countCategories(context);
		await divideSitemap(context);
	} finally {
		await parts.close();
	}
}
