import { z } from 'astro/zod';
import type { Section } from '#src/shared/site/open-sections.ts';
import { NEWS_CATEGORIES } from './news-categories.ts';
import { SCENE_NAMES } from './news-pictures/scenes.ts';

const categories = NEWS_CATEGORIES.map(({ slug }) => slug);

/** Front matter of an article; `minutes` is computed from the text. */
export const newsSchema = z.strictObject({
	title: z.string().min(12).max(100),
	/** One or two sentences for the lead, lists, feeds and link previews. */
	summary: z.string().min(60).max(260),
	category: z.enum(categories),
	tags: z.array(z.string().min(2).max(30)).min(1).max(5),
	author: z.string().default('Ban biên tập Chợ Biz'),
	/** The article appears when this section opens. */
	section: z.enum(['auctions', 'bargains', 'freight', 'forum'] satisfies Section[]).optional(),
	publishedFrom: z.coerce.date(),
	publishedUntil: z.coerce.date().optional(),
	corrections: z.array(z.strictObject({ at: z.coerce.date(), note: z.string().min(20) })).default([]),
	picture: z.strictObject({
		scene: z.enum(SCENE_NAMES),
		hue: z.number().int().min(0).max(359),
		icons: z.array(z.string()).min(2).max(6),
		alt: z.string().min(20).max(200),
	}),
	/** A published product that the article recommends, with the reason. */
	product: z.strictObject({ slug: z.string(), name: z.string(), note: z.string().min(20) }).optional(),
	minutes: z.number().int().min(1),
});

export type NewsData = z.infer<typeof newsSchema>;
