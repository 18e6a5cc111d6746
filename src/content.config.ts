import { defineCollection } from 'astro:content';
import { z } from 'astro/zod';
import { newsLoader } from '#src/content/news-loader.ts';
import { newsSchema } from '#src/content/news-schema.ts';
import { policyLoader } from '#src/content/policy-loader.ts';

const policies = defineCollection({
	loader: policyLoader(),
	schema: z.object({
		title: z.string().min(3),
		/** Two or three sentences shown above the text. */
		summary: z.string().min(80),
		version: z.string().regex(/^\d+\.\d+$/),
		effectiveFrom: z.coerce.date(),
		changes: z.string(),
		supersededOn: z.coerce.date().optional(),
		/** Numbers at the time of a superseded version; absent for the version in force. */
		values: z.record(z.string(), z.string()).optional(),
	}),
});

const news = defineCollection({ loader: newsLoader(), schema: newsSchema });

export const collections = { policies, news };
