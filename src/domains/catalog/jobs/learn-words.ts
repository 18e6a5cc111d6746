import * as z from 'zod/mini';
import { defineJob } from '#src/platform/jobs/index.ts';
import { forgetSearches } from '../use-cases/forget-searches.ts';
import { learnNewProducts, relearnCatalogue } from '../use-cases/learn-catalogue.ts';

/** Every minute: search learns the words of what was published. */
export const learnWords = defineJob({
	name: 'catalog.learn_words',
	input: z.object({}),
	async handle(context) {
		await learnNewProducts(context);
	},
});

/** Every night: what was renamed, sold or taken away is counted again, old questions are forgotten. */
export const relearnWords = defineJob({
	name: 'catalog.relearn_words',
	input: z.object({}),
	async handle(context) {
		const { products } = await relearnCatalogue(context);
		const { lines } = await forgetSearches(context);
		context.log.info({ products, forgottenSearches: lines }, 'the words of the catalogue were read again');
	},
});
