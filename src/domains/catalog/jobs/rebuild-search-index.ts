import * as z from 'zod/mini';
import { defineJob } from '#src/platform/jobs/index.ts';
import { forgetSearches } from '../use-cases/forget-searches.ts';
import { indexNewProducts, rebuildSearchIndex } from '../use-cases/rebuild-search-index.ts';

/** Every minute: search learns the words of what was published. */
export const updateSearchIndexJob = defineJob({
	name: 'catalog.learn_words',
	input: z.object({}),
	async handle(context) {
		await indexNewProducts(context);
	},
});

/** Every night: what was renamed, sold or taken away is counted again, old questions are forgotten. */
export const rebuildSearchIndexJob = defineJob({
	name: 'catalog.relearn_words',
	input: z.object({}),
	async handle(context) {
		const { products } = await rebuildSearchIndex(context);
		const { lines } = await forgetSearches(context);
		context.log.info({ products, forgottenSearches: lines }, 'the words of the catalogue were read again');
	},
});
