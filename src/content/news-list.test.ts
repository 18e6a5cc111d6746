import { expect, test } from 'vitest';
import type { NewsArticle } from './news-list.ts';
import { listNews, NEWS_PAGE_SIZE, neighboursOf, readNewsAddress, relatedTo, shownNews, tagsOf } from './news-list.ts';

const article = (slug: string, day: number, more: Partial<NewsArticle> = {}): NewsArticle => ({
	slug,
	title: 'Một bài viết để thử',
	summary: 'Hai câu nói trước cho người đọc biết bài này có gì đáng để mở ra xem.',
	category: 'mua-hang',
	tags: ['thử'],
	author: 'Ban biên tập Chợ Biz',
	publishedFrom: new Date(Date.UTC(2026, 10, day)),
	corrections: [],
	picture: { scene: 'desk', hue: 10, icons: ['label', 'package'], alt: 'Một chiếc nhãn và một kiện hàng.' },
	minutes: 2,
	...more,
});
const many = Array.from({ length: 30 }, (_, index) => article(`bai-${index}`, index + 1));
const address = (query: string) => readNewsAddress(new URLSearchParams(query));

test('shownNews lists published articles, newest first, until the next one starts or ends', () => {
	const closes = new Date('2026-11-20T00:00:00Z');
	const all = [article('a', 10), article('b', 12, { publishedUntil: closes }), article('c', 25)];
	const { articles, until } = shownNews(all, new Date('2026-11-15T00:00:00Z'));
	expect(articles.map(({ slug }) => slug)).toEqual(['b', 'a']);
	expect(until).toEqual(closes);
	const later = shownNews(all, new Date('2026-11-26T00:00:00Z'));
	expect(later.articles.map(({ slug }) => slug)).toEqual(['c', 'a']);
	expect(later.until).toBeNull();
});

test.each(['0', '-1', '1.5', 'x', '99999', "1'--", ''])(
	'readNewsAddress reads the page parameter "%s" as page 1',
	(page) => {
		expect(address(`page=${encodeURIComponent(page)}`).page).toBe(1);
	},
);

test('listNews returns twelve articles per page and the last page for a page beyond the end', () => {
	expect(listNews(many, address('')).articles).toHaveLength(NEWS_PAGE_SIZE);
	expect(listNews(many, address('page=9999'))).toMatchObject({ page: 3, pageCount: 3, total: 30 });
	expect(listNews([], address('page=2'))).toMatchObject({ page: 1, pageCount: 1, total: 0, articles: [] });
});

test('listNews filters by category, by tag and by both', () => {
	const all = [
		article('a', 1, { tags: ['đóng gói'] }),
		article('b', 2, { category: 'ban-hang', tags: ['đóng gói', 'ảnh'] }),
	];
	const found = (query: string) => listNews(all, address(query)).articles.map(({ slug }) => slug);
	expect(found('category=ban-hang')).toEqual(['b']);
	expect(found('tag=dong-goi')).toEqual(['a', 'b']);
	expect(found('tag=dong-goi&category=mua-hang')).toEqual(['a']);
	expect(found('tag=khong-co')).toEqual([]);
	expect(found('category=__proto__')).toEqual([]);
});

test('tagsOf counts tags, the most used first', () => {
	const all = [article('a', 1, { tags: ['ảnh', 'giá'] }), article('b', 2, { tags: ['giá'] })];
	expect(tagsOf(all)).toEqual([
		{ slug: 'gia', name: 'giá', count: 2 },
		{ slug: 'anh', name: 'ảnh', count: 1 },
	]);
});

test('neighboursOf returns the adjacent articles in time, and none for an unlisted article', () => {
	const { articles } = shownNews(many.slice(0, 3), new Date('2027-01-01'));
	expect(neighboursOf(articles, 'bai-1')).toMatchObject({ newer: { slug: 'bai-2' }, older: { slug: 'bai-0' } });
	expect(neighboursOf(articles, 'bai-2').newer).toBeNull();
	expect(neighboursOf(articles, 'khong-co')).toEqual({ newer: null, older: null });
});

test('relatedTo returns articles that share a category or tag, the closest first, without the article itself', () => {
	const all = [
		article('self', 9, { tags: ['giá', 'ảnh'] }),
		article('far', 8, { category: 'van-chuyen', tags: ['xe'] }),
		article('topic', 7, { category: 'van-chuyen', tags: ['giá'] }),
		article('close', 6, { tags: ['giá', 'ảnh'] }),
		article('section', 5, { tags: ['khác'] }),
	];
	expect(relatedTo(all, 'self').map(({ slug }) => slug)).toEqual(['close', 'section', 'topic']);
});
