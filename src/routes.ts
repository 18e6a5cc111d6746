import { type NewsPictureFile, newsPictureName } from '#src/shared/pictures/news-pictures.ts';
import { type PictureFile, pictureFileName } from '#src/shared/pictures/pictures.ts';

/** The protection table of the specification. Only `url` builds links. */
export const GUARD_NAMES = ['none', 'login', 'vendor', 'vendor-overview', 'operator'] as const;
export type GuardName = (typeof GUARD_NAMES)[number];

/**
 * `prerendered`: built once. `cached`: shared copy until a tag invalidates it; only the listed query parameters
 * distinguish copies. `shell`: same bytes for every id, without private data. `private`: per person.
 */
export type Delivery = 'prerendered' | 'cached' | 'shell' | 'private';

export type PageRoute = {
	readonly path: string;
	readonly guard: GuardName;
	readonly delivery: Delivery;
	readonly query?: readonly string[];
};

/** The annotation lets the bundler leave the table out of pages, whose scripts use only `url`. */
/* @__NO_SIDE_EFFECTS__ */
const page = (path: string, guard: GuardName, delivery: Delivery, query?: readonly string[]): PageRoute => ({
	path,
	guard,
	delivery,
	...(query ? { query } : {}),
});

const LIST_QUERY = [
	'page',
	'sort',
	'min',
	'max',
	'attr',
	'shop',
	'province',
	'rating',
	'stock',
	'sale',
	'bargain',
	'auction',
] as const;
/** Repeated or comma-separated values; their order does not change the page. */
export const MULTI_VALUE_PARAMS: ReadonlySet<string> = new Set(['attr', 'shop', 'province']);

const USER_CONTENT_QUERY = ['rstars', 'rpics', 'rvariant', 'rsort', 'rpage', 'qpage'] as const;

export const PAGE_ROUTES: readonly PageRoute[] = [
	page('/', 'none', 'cached'),
	page('/Home', 'none', 'cached'),
	page('/about-us', 'none', 'prerendered'),
	page('/Auth/Login', 'none', 'prerendered'),
	page('/Auth/Register', 'none', 'prerendered'),
	page('/Auth/Callback', 'none', 'prerendered'),
	page('/Auth/Logout', 'none', 'prerendered'),
	page('/forum', 'none', 'prerendered'),
	page('/forum/[id]/[slug]', 'none', 'cached', ['page']),
	page('/topics/[id]/[slug]', 'none', 'shell'),
	page('/tin-tuc', 'none', 'cached', ['category', 'tag', 'page']),
	page('/tin-tuc/rss.xml', 'none', 'cached'),
	page('/tin-tuc/[slug]', 'none', 'prerendered'),
	page('/fragments/news-more', 'none', 'cached', ['for']),
	page('/fragments/test-cards', 'none', 'cached', ['for']),
	page('/sitemap-news.xml', 'none', 'cached'),
	page('/anh-chia-se/product/[slug].jpg', 'none', 'cached'),
	page('/anh-chia-se/shop/[slug].jpg', 'none', 'cached'),
	page('/sitemap-index.xml', 'none', 'cached'),
	page('/sitemap-catalog-[part].xml', 'none', 'cached'),
	page('/Search', 'none', 'cached', ['q', ...LIST_QUERY]),
	page('/danh-muc', 'none', 'cached'),
	page('/category/[slug]', 'none', 'cached', LIST_QUERY),
	page('/product/[slug]', 'none', 'cached', ['variant', ...USER_CONTENT_QUERY]),
	page('/Shop/[slugVendor]', 'none', 'cached', ['q', 'section', 'view', ...USER_CONTENT_QUERY, ...LIST_QUERY]),
	page('/payment/result', 'none', 'private'),
	page('/huong-dan-vnpay', 'none', 'prerendered'),
	page('/quy-che-hoat-dong', 'none', 'prerendered'),
	page('/chinh-sach-bao-mat', 'none', 'prerendered'),
	page('/chinh-sach-bizcoin', 'none', 'prerendered'),
	page('/dieu-khoan-su-dung', 'none', 'prerendered'),
	page('/chinh-sach-giao-van', 'none', 'prerendered'),
	page('/chinh-sach-hoan-huy', 'none', 'prerendered'),
	page('/chinh-sach-thanh-toan', 'none', 'prerendered'),
	page('/quy-trinh-giai-quyet-tranh-chap', 'none', 'prerendered'),

	page('/tra-gia', 'none', 'cached', ['page']),
	page('/tra-gia/[slug]', 'login', 'private'),
	page('/tra-gia/chia-se/[slug]', 'none', 'cached'),

	page('/customer', 'login', 'private'),
	page('/customer/cart', 'login', 'private'),
	page('/customer/cart/checkout', 'login', 'private'),
	page('/customer/info', 'login', 'private'),
	page('/customer/orders', 'login', 'private'),
	page('/customer/orders/[id]', 'login', 'private'),
	page('/customer/bizcoin', 'login', 'private'),
	page('/customer/wishlist', 'login', 'private'),
	page('/customer/shops', 'login', 'private'),
	page('/customer/vouchers', 'login', 'private'),
	page('/customer/service', 'login', 'private'),
	page('/customer/service/create', 'login', 'private'),
	page('/customer/address', 'none', 'shell'),
	page('/customer/auction', 'none', 'shell'),
	page('/customer/service/chi-tiet-[id]', 'none', 'shell'),

	page('/tim-xe-ghep-hang/[id]', 'login', 'private'),
	page('/tim-xe-ghep-hang/dat-xe/[id]', 'login', 'private'),
	page('/tim-xe-ghep-hang/xac-nhan/[id]', 'login', 'private'),
	page('/dich-vu-van-chuyen/tim-xe-ghep-hang', 'login', 'private'),
	page('/dich-vu-van-chuyen/tim-xe-van-chuyen', 'login', 'private'),
	page('/dich-vu-van-chuyen/nha-cung-cap-van-chuyen/[id]', 'login', 'private'),
	page('/dich-vu-van-chuyen/nha-cung-cap-van-chuyen/dat-xe-[id]', 'login', 'private'),
	page('/dich-vu-van-chuyen/tim-hang-can-van-chuyen', 'vendor-overview', 'private'),
	page('/dich-vu-van-chuyen/hang-can-van-chuyen/bao-gia-[id]', 'vendor-overview', 'private'),
	page('/dich-vu-van-chuyen/hang-can-van-chuyen/chi-tiet-[id]', 'vendor-overview', 'private'),

	page('/Vendor', 'vendor-overview', 'private'),
	page('/Vendor/info', 'vendor-overview', 'private'),
	page('/Vendor/overview', 'vendor-overview', 'private'),
	page('/Vendor/money', 'vendor-overview', 'private'),
	page('/Vendor/vouchers', 'vendor-overview', 'private'),
	page('/Vendor/apply', 'login', 'private'),
	page('/Vendor/add-product', 'vendor', 'private'),
	page('/Vendor/order', 'none', 'shell'),
	page('/Vendor/order/[id]', 'none', 'shell'),
	page('/Vendor/customers', 'none', 'shell'),
	page('/Vendor/tin-nhan', 'none', 'shell'),
	page('/Vendor/edit-product/[id]', 'none', 'shell'),
	page('/Vendor/manage-product', 'none', 'shell'),
	page('/Vendor/add-auction', 'none', 'shell'),
	page('/Vendor/edit-auction/[id]', 'none', 'shell'),
	page('/Vendor/aution-manage', 'none', 'shell'),
	page('/Vendor/aution-manage/[id]', 'none', 'shell'),
	page('/Vendor/services-manage/booking-manager', 'none', 'shell'),
	page('/Vendor/services-manage/booking-manager/[id]', 'none', 'shell'),
	page('/Vendor/services-manage/services-manager-offer', 'none', 'shell'),
	page('/Vendor/services-manage/services-manager-offer/add-trip', 'none', 'shell'),
	page('/Vendor/services-manage/services-manager-offer/edit-trip/[id]', 'none', 'shell'),
	page('/Vendor/services-manage/services-manager-offer/[id]', 'none', 'shell'),
	page('/Vendor/services-manage/services-manager-vehicle', 'none', 'shell'),
	page('/Vendor/services-manage/services-manager-vehicle/add-vehicle', 'none', 'shell'),
	page('/Vendor/services-manage/services-manager-vehicle/edit-vehicle/[id]', 'none', 'shell'),
	page('/Vendor/services-manage/services-manager-vehicle/[id]', 'none', 'shell'),

	page('/dau-gia', 'none', 'cached', ['page', 'sort']),
	page('/dau-gia/[id]/[slug]', 'none', 'cached'),
	page('/van-chuyen', 'none', 'prerendered'),
	page('/so-sanh', 'none', 'cached', ['ids']),
	page('/yeu-thich/[token]', 'none', 'private'),
	page('/ngung-bao/[token]', 'none', 'private'),
	page('/tra-cuu-don-hang', 'none', 'private'),
	page('/khieu-nai', 'none', 'shell'),
	page('/tieu-chi-xep-hang', 'none', 'prerendered'),
	page('/thong-bao', 'login', 'private'),
	page('/tin-nhan', 'login', 'private'),
	page('/hop-thu-thu', 'none', 'private'),
	page('/offline', 'none', 'prerendered'),
	page('/quan-tri', 'operator', 'private'),
	page('/identity/interaction/[uid]', 'none', 'private'),
	page('/api/docs', 'none', 'prerendered'),
	page('/api/openapi.json', 'none', 'prerendered'),
];

type Compiled = { readonly route: PageRoute; readonly pattern: RegExp };

let compiled: readonly Compiled[] | undefined;

/** Literal routes come before routes with parameters, as in Astro's router. */
const compile = (): readonly Compiled[] =>
	[...PAGE_ROUTES]
		.sort((a, b) => (a.path.match(/\[/g)?.length ?? 0) - (b.path.match(/\[/g)?.length ?? 0))
		.map((route) => ({
			route,
			pattern: new RegExp(`^${route.path.replace(/[.*+?^${}()|\\]/g, '\\$&').replace(/\[[^\]]+\]/g, '([^/]+)')}$`),
		}));

export function routeOf(path: string): PageRoute | null {
	compiled ??= compile();
	return compiled.find(({ pattern }) => pattern.test(path))?.route ?? null;
}

/** Throws for an unknown name, so that a misspelled guard admits no one. */
export function guardNamed(name: string): GuardName {
	const known = GUARD_NAMES.find((guard) => guard === name);
	if (!known) throw new Error(`unknown guard '${name}'`);
	return known;
}

/** `isVendor`: the shop is open. `hasShop`: a shop in any state, draft included. */
export type GuardFacts = {
	readonly isLoggedIn: boolean;
	readonly isVendor: boolean;
	readonly hasShop: boolean;
	readonly isOperator: boolean;
};
export type GuardVerdict =
	| { readonly kind: 'allow' }
	| { readonly kind: 'not_found' }
	| { readonly kind: 'redirect'; readonly to: string };

const ALLOW: GuardVerdict = { kind: 'allow' };

/** `target` is the requested path with its query. Server and browser use the same decision. */
export function decideGuard(name: string, facts: GuardFacts, target: string): GuardVerdict {
	const guard = guardNamed(name);
	if (guard === 'none') return ALLOW;
	if (!facts.isLoggedIn) return { kind: 'redirect', to: url.login(target) };
	if (guard === 'operator') return facts.isOperator ? ALLOW : { kind: 'not_found' };
	if (guard === 'login') return ALLOW;
	if (!facts.hasShop) return { kind: 'redirect', to: url.vendorApply() };
	if (guard === 'vendor' && !facts.isVendor) return { kind: 'redirect', to: url.vendorOverview() };
	return ALLOW;
}

const RETURN_REJECTED = ['/identity', '/api', '/Auth'];

/** Validates after normalisation and returns `/` for everything but a path of this site (open-redirect protection). */
export function safeReturnUrl(wanted: string | null | undefined): string {
	if (!wanted?.startsWith('/') || /[\s\p{Cc}\\]/u.test(wanted)) return '/';
	const base = 'https://site.invalid';
	let target: URL;
	try {
		target = new URL(wanted, base);
	} catch {
		return '/';
	}
	const path = target.pathname + target.search;
	let decoded: string;
	try {
		decoded = decodeURIComponent(target.pathname);
	} catch {
		return '/';
	}
	const isOurs =
		target.origin === base && !path.startsWith('//') && !decoded.startsWith('//') && !/[\\\s\p{Cc}]/u.test(decoded);
	const isRejected = RETURN_REJECTED.some((prefix) => decoded === prefix || decoded.startsWith(`${prefix}/`));
	return isOurs && !isRejected ? path : '/';
}

const segment = encodeURIComponent;
const withQuery = (path: string, query: Readonly<Record<string, string | number | undefined>> = {}): string => {
	const given = Object.entries(query).filter(([, value]) => value !== undefined && value !== '');
	return given.length === 0
		? path
		: `${path}?${new URLSearchParams(given.map(([key, value]) => [key, String(value)]))}`;
};
type Query = Readonly<Record<string, string | number | undefined>>;

export const url = {
	home: () => '/',
	about: () => '/about-us',
	login: (returnUrl?: string) => (returnUrl ? `/Auth/Login?returnUrl=${segment(returnUrl)}` : '/Auth/Login'),
	register: (returnUrl?: string) => (returnUrl ? `/Auth/Register?returnUrl=${segment(returnUrl)}` : '/Auth/Register'),
	logout: () => '/Auth/Logout',
	/** Only with the embedded identity service; an external one has another URL. */
	passwordForgotten: () => '/identity/quen-mat-khau',
	authCallback: () => '/Auth/Callback',
	search: (query?: Query) => withQuery('/Search', query),
	categories: () => '/danh-muc',
	category: (slug: string, query?: Query) => withQuery(`/category/${segment(slug)}`, query),
	/** `price` changes the URL with the price, because other sites cache the picture. */
	productCard: (slug: string, price?: number) => withQuery(`/anh-chia-se/product/${segment(slug)}.jpg`, { v: price }),
	shopCard: (slug: string) => `/anh-chia-se/shop/${segment(slug)}.jpg`,
	product: (slug: string, query?: Query) => withQuery(`/product/${segment(slug)}`, query),
	productReviews: (slug: string, query?: Query) => `${withQuery(`/product/${segment(slug)}`, query)}#danh-gia`,
	productQuestions: (slug: string, query?: Query) => `${withQuery(`/product/${segment(slug)}`, query)}#hoi-dap`,
	compare: (ids: readonly string[] = []) => withQuery('/so-sanh', { ids: ids.join(',') }),
	shop: (slug: string, query?: Query) => withQuery(`/Shop/${segment(slug)}`, query),
	cart: () => '/customer/cart',
	checkout: (lineIds: readonly string[] = []) => withQuery('/customer/cart/checkout', { lines: lineIds.join(',') }),
	orders: (query?: Query) => withQuery('/customer/orders', query),
	order: (number: string) => `/customer/orders/${segment(number)}`,
	orderReviews: (number: string, of?: string) => `/customer/orders/${segment(number)}#danh-gia${of ? `-${of}` : ''}`,
	account: () => '/customer/info',
	addresses: () => '/customer/address',
	bizcoin: (query?: Query) => withQuery('/customer/bizcoin', query),
	coinStatement: (query?: Query) => withQuery('/api/coin/statement.csv', query),
	savedVouchers: () => '/customer/vouchers',
	followedShops: (query?: Query) => withQuery('/customer/shops', query),
	wishlist: (query?: Query) => withQuery('/customer/wishlist', query),
	sharedWishlist: (token: string, query?: Query) => withQuery(`/yeu-thich/${segment(token)}`, query),
	shopFile: (name: 'statement' | 'tax' | 'figures', query?: Query) => withQuery(`/api/vendor/money/${name}.csv`, query),
	stopAlertsForm: () => '/api/alerts/stop',
	stopAlerts: (token: string, query?: Query) => withQuery(`/ngung-bao/${segment(token)}`, query),
	paymentResult: () => '/payment/result',
	vendorApply: () => '/Vendor/apply',
	vendorOverview: (query?: Query) => withQuery('/Vendor/overview', query),
	vendorInfo: () => '/Vendor/info',
	vendorMoney: (query?: Query) => withQuery('/Vendor/money', query),
	vendorVouchers: () => '/Vendor/vouchers',
	vendorOrders: (query?: Query) => withQuery('/Vendor/order', query),
	vendorOrder: (id: string) => `/Vendor/order/${segment(id)}`,
	/** Reviews and questions. */
	vendorCustomers: (query?: Query) => withQuery('/Vendor/customers', query),
	/** `c`: the open conversation. */
	vendorConversations: (query?: Query) => withQuery('/Vendor/tin-nhan', query),
	vendorProducts: (id?: string) =>
		id === 'new' ? '/Vendor/add-product' : id ? `/Vendor/edit-product/${segment(id)}` : '/Vendor/manage-product',
	news: (query?: Query) => withQuery('/tin-tuc', query),
	newsArticle: (slug: string) => `/tin-tuc/${segment(slug)}`,
	newsPicture: (file: NewsPictureFile) => `/tin-tuc/anh/${newsPictureName(file)}`,
	newsFeed: () => '/tin-tuc/rss.xml',
	newsSitemap: () => '/sitemap-news.xml',
	pagesSitemap: () => '/sitemap-pages.xml',
	catalogSitemap: (part: number) => `/sitemap-catalog-${part}.xml`,
	forum: () => '/forum',
	bargains: () => '/tra-gia',
	auctions: () => '/dau-gia',
	freight: () => '/van-chuyen',
	notifications: () => '/thong-bao',
	/** `c`: the open conversation; `sp`: the product to ask about; `shop`: the shop to choose a product of. */
	conversations: (query?: Query) => withQuery('/tin-nhan', query),
	outbox: () => '/hop-thu-thu',
	complaint: () => '/khieu-nai',
	trackOrder: (query?: Query) => withQuery('/tra-cuu-don-hang', query),
	trackOrderForm: () => '/api/orders/track',
	receipt: (number: string) => `/api/orders/${number}/receipt.pdf`,
	policyVnpay: () => '/huong-dan-vnpay',
	policyRules: () => '/quy-che-hoat-dong',
	policyPrivacy: () => '/chinh-sach-bao-mat',
	policyBizcoin: () => '/chinh-sach-bizcoin',
	policyTerms: () => '/dieu-khoan-su-dung',
	policyShipping: () => '/chinh-sach-giao-van',
	policyRefund: () => '/chinh-sach-hoan-huy',
	policyPayment: () => '/chinh-sach-thanh-toan',
	policyDisputes: () => '/quy-trinh-giai-quyet-tranh-chap',
	picture: (file: PictureFile) => `/media/${pictureFileName(file)}`,
	categoryIcon: (name: string) => `/icons/${segment(name)}.svg`,
	apiDocs: () => '/api/docs',
	apiDescription: () => '/api/openapi.json',
} as const;
