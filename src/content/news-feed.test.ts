import { expect, test } from 'vitest';
import { newsFeed } from './news-feed.ts';

const feed = { title: 'Tin & chợ', description: 'Mọi tin', path: '/tin-tuc', feedPath: '/tin-tuc/rss.xml' };
const item = {
	path: '/tin-tuc/tra-gia',
	title: 'Trả giá <sao> cho "khéo"',
	summary: 'Một\u0000 hai',
	category: 'Trả giá',
	publishedAt: new Date('2026-11-20T01:30:00Z'),
};

test('a feed names the site, escapes what people write and dates each article', async () => {
	const xml = await newsFeed('https://cho.example', { ...feed, items: [item] });
	expect(xml).toContain('<title>Tin &amp; chợ</title>');
	expect(xml).toContain('<title>Trả giá &lt;sao&gt; cho &quot;khéo&quot;</title>');
	expect(xml).toContain('<link>https://cho.example/tin-tuc/tra-gia</link>');
	expect(xml).toContain('<pubDate>Fri, 20 Nov 2026 01:30:00 GMT</pubDate>');
	expect(xml).toContain('<description>Một hai</description>');
	expect(xml).toContain('<guid isPermaLink="true">https://cho.example/tin-tuc/tra-gia</guid>');
	expect(xml).toContain('<category>Trả giá</category>');
	expect(xml).toContain('href="https://cho.example/tin-tuc/rss.xml" rel="self"');
	expect(xml).toContain('<lastBuildDate>Fri, 20 Nov 2026 01:30:00 GMT</lastBuildDate>');
});

test('a feed without articles is still a feed', async () => {
	const xml = await newsFeed('https://cho.example', { ...feed, items: [] });
	expect(xml).toContain('</channel>');
	expect(xml).not.toContain('lastBuildDate');
});
