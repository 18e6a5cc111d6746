import * as z from 'zod/mini';
import { defineJob } from '#src/platform/jobs/index.ts';
import { fetchProductPictures } from '../use-cases/fetch-product-pictures.ts';

export const fetchPictures = defineJob({
	name: 'catalog.fetch_pictures',
	input: z.object({ importId: z.string(), productId: z.string() }),
	isHeavy: true,
	retryLimit: 2,
	async handle(context, input) {
		await fetchProductPictures(context, input);
	},
});
