import { globSync, readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { coinConfig } from '#src/domains/coin/contract/coin.ts';
import { PAGE_ROUTES } from '#src/routes.ts';
import { fillPlaceholders, placeholdersIn } from './fill-placeholders.ts';
import { POLICY_VALUES } from './policy-values.ts';

const FOLDER = new URL('policies/', import.meta.url);
const files = readdirSync(FOLDER, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.md'));
const texts = files.map((file) => [file, readFileSync(new URL(file, FOLDER), 'utf8')] as const);

test('fillPlaceholders throws for an unknown value and names the file', () => {
	expect(() => fillPlaceholders('Trong {{ returns.nowhere }} ngày', POLICY_VALUES, 'a.md')).toThrow(
		"a.md: no value is called 'returns.nowhere'",
	);
	expect(() => fillPlaceholders('{{constructor}}', POLICY_VALUES, 'a.md')).toThrow("'constructor'");
});

test('fillPlaceholders formats numbers in Vietnamese notation', () => {
	expect(fillPlaceholders('tối đa {{orders.cashMax}}', POLICY_VALUES, 'a.md')).toMatch(/^tối đa 5\.000\.000\s₫$/);
});

const frozenIn = (text: string): readonly string[] | null =>
	/^supersededOn:/m.test(text) ? [...text.matchAll(/^ {2}([\w.]+): '/gm)].map(([, name]) => name ?? '') : null;
const inForce = texts.filter(([, text]) => frozenIn(text) === null);

test.each(texts)('policy %s quotes only values of the code or its frozen values', (_, text) => {
	const known = frozenIn(text) ?? Object.keys(POLICY_VALUES);
	expect(placeholdersIn(text).filter((name) => !known.includes(name))).toEqual([]);
});

test('each policy has exactly one version in force', () => {
	const policies = inForce.map(([file]) => file.split('/')[0]);
	expect(policies).toEqual([...new Set(files.map((file) => file.split('/')[0]))]);
});

test('the coin policy and the news promise coins for reviews with photos, as coinConfig grants them', () => {
	const coin = inForce.find(([file]) => file.startsWith('chinh-sach-bizcoin/'))?.[1] ?? '';
	const news = readFileSync(new URL('news/bizcoin-la-gi.md', import.meta.url), 'utf8');
	for (const text of [coin.split('---').slice(2).join('---'), news]) {
		expect(placeholdersIn(text)).toContain('coin.reviewWithPhoto');
		expect(text).not.toMatch(/video/i);
	}
	expect(Object.keys(coinConfig.otherEarns)).toEqual(['reviewWithPhoto', 'firstOrder']);
});

test('the coin policy and the news promise the first-order gift with its conditions', () => {
	const coin = inForce.find(([file]) => file.startsWith('chinh-sach-bizcoin/'))?.[1] ?? '';
	const news = readFileSync(new URL('news/bizcoin-la-gi.md', import.meta.url), 'utf8');
	for (const text of [coin.split('---').slice(2).join('---'), news])
		expect(placeholdersIn(text)).toEqual(
			expect.arrayContaining(['coin.firstOrder', 'coin.giftGoodsMin', 'coin.giftDays']),
		);
});

test.each(texts)('policy %s contains no hand-written duration, percentage or amount', (_, text) => {
	const body = text.split('---').slice(2).join('---');
	expect(body.match(/\d[\d.]*\s*(ngày|giờ|phút|₫|%|tháng|năm)/g) ?? []).toEqual([]);
});

test('every policy value is quoted by a policy in force', () => {
	const quoted = new Set(inForce.flatMap(([, text]) => placeholdersIn(text)));
	expect(Object.keys(POLICY_VALUES).filter((name) => !quoted.has(name))).toEqual([]);
});

test('every policy has a public page', () => {
	const paths = new Set(PAGE_ROUTES.filter((route) => route.guard === 'none').map((route) => route.path));
	expect(files.map((file) => `/${file.split('/')[0]}`).filter((path) => !paths.has(path))).toEqual([]);
});

/** What the privacy policy says about each key that the site stores in a browser. */
const STORED_IN_BROWSER: Readonly<Record<string, string>> = {
	'cart-count': 'số món trong giỏ',
	'cart-left-out': 'lựa chọn hiển thị',
	'checkout-draft': 'bản nháp',
	compare: 'sản phẩm đang so sánh',
	'delivery-ward': 'nơi nhận hàng bạn chọn',
	'order-seen': 'chobiz-order-seen',
	'order-sound': 'chobiz-order-sound',
	question: 'bản nháp',
	'recent-searches': 'từ đã tìm',
	'reloaded-at': 'lựa chọn hiển thị',
	seen: 'sản phẩm xem gần đây',
	'sign-in': 'cookie ngắn hạn trong lúc đăng nhập',
	unsaved: 'tin nhắn bạn đang viết',
	who: 'tên hiển thị',
};
/** Names of a lock and a channel between tabs, which store nothing. */
const NOT_STORED = ['renewal', 'session'];

test('the privacy policy names everything that the site stores in a browser, and how long messages are kept', () => {
	const root = new URL('../../', import.meta.url).pathname;
	const sources = globSync('src/{browser,components,islands,stores}/**/*.{ts,tsx,astro}', {
		cwd: root,
		exclude: ['**/*.test.ts'],
	});
	const keys = sources.flatMap((file) =>
		[...readFileSync(`${root}${file}`, 'utf8').matchAll(/'chobiz-([a-z-]+):?'/g)].map(([, key]) => key ?? ''),
	);
	const stored = [...new Set(keys)].filter((key) => !NOT_STORED.includes(key));
	expect(stored.toSorted()).toEqual(Object.keys(STORED_IN_BROWSER).toSorted());
	const privacy = inForce.find(([file]) => file.startsWith('chinh-sach-bao-mat/'))?.[1] ?? '';
	for (const said of Object.values(STORED_IN_BROWSER)) expect(privacy).toContain(said);
	expect(placeholdersIn(privacy)).toContain('messages.keptMonths');
});
