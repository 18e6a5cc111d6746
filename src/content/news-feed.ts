import { getRssString } from '@astrojs/rss';
import { withoutXmlControls } from '#src/shared/feeds/xml.ts';

export type FeedItem = {
	readonly path: string;
	readonly title: string;
	readonly summary: string;
	readonly category: string;
	readonly publishedAt: Date;
};
export type Feed = {
	readonly title: string;
	readonly description: string;
	/** Path of the page that the feed follows. */
	readonly path: string;
	readonly feedPath: string;
	readonly items: readonly FeedItem[];
};

/** RSS 2.0 with the feed's own address, items in the given order. */
export function newsFeed(site: string, { title, description, path, feedPath, items }: Feed): Promise<string> {
	const newest = items[0]?.publishedAt;
	const self = `<atom:link href="${new URL(feedPath, site).href}" rel="self" type="application/rss+xml"/>`;
	return getRssString({
		title,
		description,
		site: new URL(path, site).href,
		trailingSlash: false,
		xmlns: { atom: 'http://www.w3.org/2005/Atom' },
		customData: `<language>vi</language>${newest ? `<lastBuildDate>${newest.toUTCString()}</lastBuildDate>` : ''}${self}`,
		items: items.map((item) => ({
			title: withoutXmlControls(item.title),
			link: new URL(item.path, site).href,
			description: withoutXmlControls(item.summary),
			categories: [withoutXmlControls(item.category)],
			pubDate: item.publishedAt,
		})),
	});
}
