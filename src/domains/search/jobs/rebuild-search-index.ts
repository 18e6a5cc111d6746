import * as z from 'zod/mini';
import { defineJob } from '#src/platform/jobs/index.ts';
import { deleteSearches } from '../use-cases/delete-searches.ts';
import { indexNewProducts, rebuildSearchIndex } from '../use-cases/rebuild-search-index.ts';

/** Every minute: adds texts of new products to the search index. */
export const updateSearchIndexJob = defineJob({
	name: 'catalog.learn_words',
	input: z.object({}),
	async handle(context) {
		await indexNewProducts(context);
	},
});

/** Every night: rebuilds the index after changes and deletes old entries of the search log. */
export const rebuildSearchIndexJob = defineJob({
	name: 'catalog.relearn_words',
	input: z.object({}),
	async handle(context) {
		const { products } = await rebuildSearchIndex(context);
		const { lines } = await deleteSearches(context);
		context.log.info({ products, forgottenSearches: lines }, 'the words of the catalogue were read again');
	},
});
