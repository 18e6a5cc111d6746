import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { routeOf } from '#src/routes.ts';
import { OPEN_SECTIONS, type Section } from '#src/shared/site/open-sections.ts';
import { slugOf } from '#src/shared/slug.ts';
import { DEMO_SHOPS } from '../../db/seeds/shop-list.ts';
import { placeholdersIn } from './fill-placeholders.ts';
import { NEWS_CATEGORIES } from './news-categories.ts';
import { emojiBody } from './news-pictures/files.ts';
import { placesOf, SCENE_NAMES } from './news-pictures/scenes.ts';
import { fillExamples, NEWS_VALUES } from './news-values.ts';

const FOLDER = new URL('news/', import.meta.url);
const PAGES = new URL('../pages/', import.meta.url);
const slugs = readdirSync(FOLDER).map((file) => file.replace(/\.md$/, ''));
const articles = slugs.map((slug) => {
	const [, front = '', ...body] = readFileSync(new URL(`${slug}.md`, FOLDER), 'utf8').split(/^---$/m);
	return { slug, front, body: body.join('---') };
});
const goods = DEMO_SHOPS.flatMap((shop) => shop.goods.map(([name]) => name));

const line = (front: string, name: string): string =>
	new RegExp(`^\\s*${name}: (.+)$`, 'm').exec(front)?.[1]?.replace(/^'(.*)'$/, '$1') ?? '';
const list = (front: string, name: string): readonly string[] =>
	line(front, name)
		.replace(/^\[|\]$/g, '')
		.split(',')
		.map((item) => item.trim());

function isOpenPage(path: string): boolean {
	const route = routeOf(path);
	if (!route) return false;
	const file = new URL(`.${route.path}.astro`, PAGES);
	return existsSync(file) && !readFileSync(file, 'utf8').includes('NotOpenYet');
}

test('the news has at least 24 articles and covers every category', () => {
	expect(articles.length).toBeGreaterThanOrEqual(24);
	const used = new Set(articles.map(({ front }) => line(front, 'category')));
	expect([...used].sort()).toEqual(NEWS_CATEGORIES.map(({ slug }) => slug).sort());
});

test('at least eight articles have 700 words, and each has at least 230', () => {
	const lengths = articles.map(({ body }) => body.split(/\s+/).length);
	expect(lengths.filter((length) => length >= 700).length).toBeGreaterThanOrEqual(8);
	expect(Math.min(...lengths)).toBeGreaterThanOrEqual(230);
});

test.each(articles)('the file name of article $slug is a valid slug', ({ slug }) => {
	expect(slug).toBe(slugOf(slug));
});

test.each(articles)(
	'article $slug quotes only known values and contains no hand-written numbers with a unit',
	({ front, body }) => {
		for (const name of placeholdersIn(fillExamples(front + body))) expect(NEWS_VALUES).toHaveProperty([name]);
		const written = `${line(front, 'title')} ${line(front, 'summary')} ${body}`;
		expect(written.match(/\d[\d.,]*\s*(ngày|giờ|phút|₫|đồng|%|tháng|năm)/g) ?? []).toEqual([]);
	},
);

test.each(articles)('article $slug links only to open pages and existing articles', ({ body }) => {
	const links = [...body.matchAll(/\]\(([^)]+)\)/g)].map(([, link = '']) => link.replace(/[?#].*$/, ''));
	for (const link of links) {
		const [, article] = /^\/tin-tuc\/(.+)$/.exec(link) ?? [];
		if (article) expect(slugs).toContain(article);
		else expect({ link, isOpen: isOpenPage(link) }).toEqual({ link, isOpen: true });
	}
});

const sectionOf = (front: string): Section | '' => line(front, 'section') as Section | '';
const isShown = ({ front }: { readonly front: string }): boolean => {
	const section = sectionOf(front);
	return section === '' || OPEN_SECTIONS[section];
};
const ABOUT_SECTION: Readonly<Partial<Record<Section, RegExp>>> = {
	auctions: /đấu giá/i,
	bargains: /trả giá|mặc cả|cắt giá/i,
	freight: /ghép xe|nhà xe|chuyến xe|xe tải/i,
	forum: /diễn đàn/i,
};

test.each(articles.filter(isShown))(
	'article $slug promises nothing of a section that is not open and links to no article about one',
	({ front, body }) => {
		const promised = Object.entries(ABOUT_SECTION)
			.filter(([section]) => !OPEN_SECTIONS[section as Section])
			.filter(([, about]) => about.test(front + body));
		expect(promised.map(([section]) => section)).toEqual([]);
		const hidden = articles.filter((article) => !isShown(article)).map(({ slug }) => `(/tin-tuc/${slug}`);
		expect(hidden.filter((link) => body.includes(link))).toEqual([]);
	},
);

test('texts of the frame, of accounts and of the application name no section that is not open', () => {
	const files = [
		'src/shared/brand.ts',
		'public/manifest.webmanifest',
		'src/pages/about-us.astro',
		'src/pages/index.astro',
		'src/pages/customer/info.astro',
		'src/components/catalog/Home.astro',
		'src/components/frame/Footer.astro',
		'src/components/identity/VerifyForm.astro',
		'src/messages/vi/account.ts',
	];
	const root = new URL('../../', import.meta.url);
	const promises = files.flatMap((file) => {
		const text = readFileSync(new URL(file, root), 'utf8');
		const named = Object.entries(ABOUT_SECTION).filter(
			([section, about]) => !OPEN_SECTIONS[section as Section] && about.test(text),
		);
		return named.map(([section]) => `${file}: ${section}`);
	});
	expect(promises).toEqual([]);
});

test('a section is open exactly when its page is built', () => {
	const pages = { auctions: '/dau-gia', bargains: '/tra-gia', freight: '/van-chuyen', forum: '/forum' } as const;
	for (const [section, path] of Object.entries(pages))
		expect({ section, isOpen: isOpenPage(path) }).toEqual({ section, isOpen: OPEN_SECTIONS[section as Section] });
});

test.each(articles)(
	'article $slug has a scene that fits its icons, existing icons and an alternative text',
	({ front }) => {
		const icons = list(front, 'icons');
		const scene = SCENE_NAMES.find((name) => name === line(front, 'scene'));
		expect(scene && icons.length <= placesOf(scene)).toBe(true);
		for (const icon of icons) expect(emojiBody(icon)).not.toBe('');
		expect(line(front, 'alt').length).toBeGreaterThan(20);
	},
);

test('all articles have different pictures', () => {
	const looks = articles.map(({ front }) => `${line(front, 'scene')} ${line(front, 'icons').split(',')[0]}`);
	const hues = articles.map(({ front }) => `${line(front, 'scene')} ${line(front, 'hue')}`);
	expect(new Set(looks).size).toBe(articles.length);
	expect(new Set(hues).size).toBe(articles.length);
});

test.each(articles.filter(({ front }) => front.includes('\nproduct:')))(
	'article $slug recommends an existing product of the demonstration',
	({ front }) => {
		const name = line(front, 'name');
		expect(goods).toContain(name);
		const [, block = ''] = front.split('\nproduct:');
		expect(line(block, 'slug')).toBe(slugOf(name));
	},
);

test('fillExamples formats an amount like other prices', () => {
	expect(fillExamples('giá {{vd 350000}}')).toBe('giá 350.000\u00a0₫');
});

test('auctions.stepTable contains the bid steps of the configuration', () => {
	const table = NEWS_VALUES['auctions.stepTable'] ?? '';
	expect(table).toMatch(/\| Dưới 100\.000\s₫ \| 5\.000\s₫ \|/);
	expect(table).toMatch(/\| Từ 500\.000\.000\s₫ \| 10\.000\.000\s₫ \|/);
});
