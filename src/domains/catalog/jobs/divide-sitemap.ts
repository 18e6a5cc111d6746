import * as z from 'zod/mini';
import { defineJob } from '#src/platform/jobs/index.ts';
import { divideSitemap } from '../use-cases/divide-sitemap.ts';

export const divideSitemapJob = defineJob({
	name: 'catalog.divide_sitemap',
	input: z.object({}),
	handle: divideSitemap,
});
