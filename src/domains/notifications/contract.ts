import * as z from 'zod/mini';
import { Id } from '#src/shared/ids.ts';
import { PageQuery, pageOf } from '#src/shared/paging.ts';

/** `security` and `order` always go to the inbox and by mail; customers will be able to switch off the others. */
export const NOTICE_CLASSES = ['security', 'order', 'deal', 'social', 'marketing'] as const;
export type NoticeClass = (typeof NOTICE_CLASSES)[number];
export const MAILED_CLASSES: ReadonlySet<NoticeClass> = new Set(['security', 'order']);

/** Plain values; the text is composed when the notice is read. */
export type NoticeParams = Readonly<Record<string, string | number | boolean | null>>;

export type NoticeText = {
	readonly title: string;
	readonly body: string;
	readonly path: string;
	readonly action: string;
};

export const NoticeView = z.object({
	id: Id,
	title: z.string(),
	body: z.string(),
	path: z.string(),
	action: z.string(),
	isRead: z.boolean(),
	at: z.iso.datetime(),
});
export type NoticeView = z.infer<typeof NoticeView>;
export const NoticePage = pageOf(NoticeView);
export type NoticePage = z.infer<typeof NoticePage>;
export const ListNoticesInput = z.object(PageQuery);
export type ListNoticesInput = z.infer<typeof ListNoticesInput>;
export const UnreadCount = z.object({ count: z.int() });
export type UnreadCount = z.infer<typeof UnreadCount>;
