import { asXml, XML_HEAD } from './xml.ts';

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
	/** The page that the feed follows, and the feed itself. */
	readonly path: string;
	readonly feedPath: string;
	readonly items: readonly FeedItem[];
};

/** RSS 2.0 with the feed's own address, newest first as given. */
export function rssXml(site: string, { title, description, path, feedPath, items }: Feed): string {
	const absolute = (to: string): string => asXml(new URL(to, site).href);
	const newest = items[0]?.publishedAt;
	const entries = items.map(
		(item) => `<item>
<title>${asXml(item.title)}</title>
<link>${absolute(item.path)}</link>
<guid isPermaLink="true">${absolute(item.path)}</guid>
<description>${asXml(item.summary)}</description>
<category>${asXml(item.category)}</category>
<pubDate>${item.publishedAt.toUTCString()}</pubDate>
</item>`,
	);
	return `${XML_HEAD}<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom">
<channel>
<title>${asXml(title)}</title>
<link>${absolute(path)}</link>
<description>${asXml(description)}</description>
<language>vi</language>
${newest ? `<lastBuildDate>${newest.toUTCString()}</lastBuildDate>\n` : ''}<atom:link href="${absolute(feedPath)}" rel="self" type="application/rss+xml"/>
${entries.join('\n')}
</channel>
</rss>
`;
}
