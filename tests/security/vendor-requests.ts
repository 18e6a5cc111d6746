import type { StaffRight } from '#src/domains/vendors/rules/staff/staff-rights.ts';
import { newId } from '#src/shared/ids.ts';
import { DAY_MS } from '#src/shared/time.ts';

export type RequestedShop = {
	readonly number: string;
	readonly productId: string;
	readonly variantId: string;
	readonly categoryId: string;
	readonly sectionId: string;
	readonly returnId: string;
	readonly returnedNumber: string;
};

export type Ask = {
	/** The required right; `any` admits everyone of the shop. */
	readonly right: StaffRight | 'any';
	readonly params?: Readonly<Record<string, string>>;
	readonly query?: string;
	readonly body?: unknown;
};

const BANK = { bank: 'VCB', number: '0011223344556', holder: 'NGUYEN VAN A' };
const FORM = {
	categoryId: '',
	name: 'Gạo nếp',
	brand: '',
	description: '',
	optionNames: [],
	variants: [],
	pictures: [],
	attributes: [],
	prepDays: 1,
	quantityMin: 1,
	quantityStep: 1,
	quantityMax: 50,
	noReturnReason: '',
};
const VOUCHER = {
	code: 'THUQUYEN',
	discount: { kind: 'fixed', amountVnd: 10_000 },
	minGoodsVnd: 50_000,
	usesMax: 5,
	startsAt: '2030-01-01T00:00:00Z',
	endsAt: '2030-01-20T00:00:00Z',
	usesPerCustomer: 1,
	isListed: true,
};
const PAGE = { tagline: 'Gạo quê', description: '', logoHash: null, bannerHash: null };
const HOLIDAY = { from: '2030-02-01', to: '2030-02-05', note: 'Nghỉ Tết' };
const STOCK = { kind: 'stock', how: 'add', value: 1 };
const PRICE = { kind: 'price', how: 'percent', value: 10, roundTo: 1000 };
const RATE = { firstVnd: 20_000, nextVnd: 4_000, transitDays: { min: 1, max: 3 } };
const TERMS = {
	zones: { same_province: RATE, same_region: RATE, other_region: null },
	provinces: [],
	freeFromVnd: null,
};
const nobody = { customerId: newId() };

const ofMoney: Readonly<Record<string, Ask>> = {
	'GET money': { right: 'money.see' },
	'PUT money/account': { right: 'money.ask', body: BANK },
	'GET money/figures.csv': { right: 'money.see' },
	'GET money/movements': { right: 'money.see' },
	'POST money/payouts': { right: 'money.ask' },
	'POST money/payouts/[payoutId]/withdraw': { right: 'money.ask', params: { payoutId: newId() } },
	'GET money/rates': { right: 'money.see' },
	'GET money/statement': { right: 'money.see' },
	'GET money/statement.csv': { right: 'money.see' },
	'GET money/tax.csv': { right: 'money.see' },
	'GET vouchers': { right: 'sums.see' },
	'POST vouchers': { right: 'vouchers.keep', body: VOUCHER },
	'POST vouchers/[voucherId]/end': { right: 'vouchers.keep', params: { voucherId: newId() } },
};

const ofOrders = ({ number, returnId, returnedNumber }: RequestedShop): Readonly<Record<string, Ask>> => {
	const params = { number };
	const ship = { carrier: 'ghn', tracking: 'GHN1' };
	return {
		'GET orders': { right: 'orders.see', query: 'tab=all' },
		'GET orders/counts': { right: 'orders.see' },
		'GET orders/waiting': { right: 'orders.see' },
		'GET orders/packing-slip.pdf': { right: 'orders.see', query: `numbers=${number}` },
		'GET orders/[number]': { right: 'orders.see', params },
		'GET orders/[number]/listings': { right: 'orders.see', params },
		'GET orders/[number]/returns': { right: 'orders.see', params: { number: returnedNumber } },
		'GET orders/[number]/messages': { right: 'orders.see', params },
		'POST orders/[number]/messages/read': { right: 'orders.see', params, body: { position: 1 } },
		'POST orders/[number]/messages': { right: 'voices.answer', params, body: { text: 'Mai shop gửi nhé' } },
		'POST orders/[number]/confirm': { right: 'orders.handle', params },
		'POST orders/[number]/pack': { right: 'orders.pack', params },
		'POST orders/[number]/ship': { right: 'orders.pack', params, body: ship },
		'POST orders/[number]/deliver': { right: 'orders.pack', params, body: { proof: 'Chị Hạnh ký nhận' } },
		'POST orders/[number]/refused': {
			right: 'orders.pack',
			params,
			body: { reason: 'not_reached', note: 'Gọi ba lần không nghe' },
		},
		'POST orders/[number]/take-back': { right: 'orders.pack', params, body: { parcelId: newId(), restock: [] } },
		'POST orders/[number]/cancel': { right: 'orders.handle', params, body: { reason: 'out_of_stock' } },
		'POST orders/[number]/cancel-rest': { right: 'orders.handle', params, body: { reason: 'out_of_stock' } },
		'POST orders/[number]/answer-cancel': { right: 'orders.handle', params, body: { accept: true } },
		'POST orders/[number]/answer-rest': { right: 'orders.handle', params, body: { accept: true } },
		'POST returns/[returnId]/postage': { right: 'orders.handle', params: { returnId }, body: { act: 'accept' } },
		'POST returns/[returnId]/act': { right: 'orders.handle', params: { returnId }, body: { act: 'approve' } },
	};
};

const ofProducts = ({ productId, variantId, categoryId }: RequestedShop): Readonly<Record<string, Ask>> => {
	const params = { productId };
	const variant = { id: variantId, optionValues: [], sku: 'THU-1', priceVnd: 90_000, weightG: 200 };
	const saved = {
		productId,
		version: 1,
		categoryId,
		name: 'Gạo nếp nương',
		description: 'Gạo nếp hạt tròn, thơm và dẻo.',
		optionNames: [],
		pictures: [],
		prepDays: 1,
		variants: [{ ...variant, stock: 3, stockBefore: 3, isOn: true }],
	};
	const many = { bulkId: newId(), goods: { ids: [productId] }, after: null };
	return {
		'POST licences': { right: 'goods.edit', body: { categoryId, pictureIds: [newId()] } },
		'GET products': { right: 'any' },
		'GET products/counts': { right: 'any' },
		'GET products/attributes': { right: 'any', query: `categoryId=${categoryId}` },
		'GET products/[productId]': { right: 'sums.see', params },
		'DELETE products/[productId]': { right: 'goods.edit', params, body: { version: 1 } },
		'POST products/save': { right: 'goods.edit', body: saved },
		'GET products/low-stock': { right: 'any' },
		'POST products/price': { right: 'goods.edit', body: { variantId, was: 90_000, priceVnd: 95_000 } },
		'POST products/stock': { right: 'stock.edit', body: { variantId, was: 1, onHand: 9 } },
		'GET products/draft': { right: 'any', query: `productId=${productId}` },
		'GET products/drafts': { right: 'any' },
		'PUT products/draft': { right: 'goods.edit', body: { productId, version: 1, form: FORM } },
		'DELETE products/draft': { right: 'any', body: { productId } },
		'POST products/[productId]/publish': { right: 'goods.edit', params },
		'POST products/[productId]/shown': { right: 'goods.edit', params, body: { change: 'hide' } },
		'PUT products/[productId]/returns': { right: 'goods.edit', params, body: { reason: null } },
		'GET products/[productId]/variants': { right: 'any', params },
		'POST products/bulk/preview': { right: 'stock.edit', body: { edit: STOCK, goods: many.goods } },
		'POST products/bulk': { right: 'goods.edit', body: { ...many, edit: PRICE } },
		'POST products/bulk/undo': { right: 'stock.edit', body: { bulkId: newId() } },
		'GET products/[productId]/sales': { right: 'sums.see', params },
		'POST products/[productId]/sales': {
			right: 'goods.edit',
			params,
			body: { endsAt: new Date(Date.now() + DAY_MS).toISOString(), prices: [{ variantId, priceVnd: 80_000 }] },
		},
		'POST sales/[saleId]/cancel': { right: 'goods.edit', params: { saleId: newId() } },
		'GET products/export.csv': { right: 'goods.edit' },
		'GET products/import-form.csv': { right: 'any' },
		'GET products/imports': { right: 'any' },
		'POST products/imports': { right: 'goods.edit', body: fileOf('ten,gia\r\n') },
		'GET products/imports/[importId]': { right: 'any', params: { importId: newId() } },
		'GET products/imports/[importId]/problems.csv': { right: 'goods.edit', params: { importId: newId() } },
		'POST products/imports/[importId]/columns': {
			right: 'goods.edit',
			params: { importId: newId() },
			body: { targets: ['name'], categoryId: null },
		},
		'POST products/imports/[importId]/apply': { right: 'goods.edit', params: { importId: newId() } },
		'POST products/imports/[importId]/cancel': { right: 'goods.edit', params: { importId: newId() } },
	};
};

const ofShop = ({ productId, sectionId }: RequestedShop): Readonly<Record<string, Ask>> => {
	const params = { sectionId };
	const rates = { profileId: newId() };
	return {
		'GET shipping/profiles': { right: 'any' },
		'POST shipping/profiles': { right: 'shop.edit', body: { name: 'Hàng nặng', isCommon: false, terms: TERMS } },
		'PUT shipping/profiles/[profileId]': {
			right: 'shop.edit',
			params: rates,
			body: { version: 1, name: 'Hàng nặng', terms: TERMS },
		},
		'GET shipping/profiles/[profileId]/products': { right: 'any', params: rates },
		'PUT shipping/profiles/[profileId]/products': {
			right: 'shop.edit',
			params: rates,
			body: { productIds: [productId], isIn: true },
		},
		'DELETE shipping/profiles/[profileId]': { right: 'shop.edit', params: rates },
		'GET sections': { right: 'any' },
		'POST sections': { right: 'goods.edit', body: { name: 'Gạo nếp' } },
		'PUT sections/[sectionId]': { right: 'goods.edit', params, body: { name: 'Gạo tẻ' } },
		'GET sections/[sectionId]/products': { right: 'any', params },
		'PUT sections/[sectionId]/products': {
			right: 'goods.edit',
			params,
			body: { productIds: [productId], isIn: true },
		},
		'PUT sections/order': { right: 'goods.edit', body: { sectionIds: [sectionId] } },
		'DELETE sections/[sectionId]': { right: 'goods.edit', params },
		'PUT shop': { right: 'shop.edit', body: PAGE },
		'PUT shop/prep': { right: 'shop.edit', body: { prepDays: 2 } },
		'PUT shop/holiday': { right: 'shop.edit', body: { holiday: HOLIDAY } },
		'PUT shop/returns': { right: 'shop.edit', body: { acceptsChangeOfMind: true } },
		'POST shop/appeal': {
			right: 'shop.edit',
			body: { suspensionId: newId(), text: 'Shop đã giao đủ mọi đơn đúng hẹn.' },
		},
		'GET staff': { right: 'any' },
		'POST staff': { right: 'staff.keep', body: { email: 'moi@vidu.vn', role: 'stock' } },
		'PUT staff/[customerId]': { right: 'staff.keep', params: nobody, body: { role: 'stock' } },
		'DELETE staff/[customerId]': { right: 'staff.keep', params: nobody },
		'DELETE staff/invitations/[invitationId]': { right: 'staff.keep', params: { invitationId: newId() } },
		'PUT staff/mail': { right: 'any', body: { wantsMail: true } },
		'POST staff/leave': { right: 'any' },
		'GET questions': { right: 'any' },
		'PUT questions/[questionId]/answer': {
			right: 'voices.answer',
			params: { questionId: newId() },
			body: { body: 'Còn bạn nhé' },
		},
		'GET reviews': { right: 'any' },
		'GET reviews/counts': { right: 'any' },
		'PUT reviews/[reviewId]/reply': {
			right: 'voices.answer',
			params: { reviewId: newId() },
			body: { body: 'Cảm ơn bạn' },
		},
	};
};

const ofConversations = (): Readonly<Record<string, Ask>> => {
	const params = { conversationId: newId() };
	const right = 'voices.answer';
	return {
		'GET conversations': { right },
		'GET conversations/counts': { right: 'any' },
		'GET conversations/[conversationId]': { right, params },
		'POST conversations/[conversationId]/messages': { right, params, body: { text: 'Còn ạ' } },
		'POST conversations/[conversationId]/read': { right, params, body: { position: 1 } },
		'POST conversations/[conversationId]/block': { right, params, body: { isBlocked: true } },
		'POST conversations/[conversationId]/report': { right, params, body: { reason: 'spam' } },
		'GET answer-templates': { right },
		'POST answer-templates': { right, body: { body: 'Shop gửi hàng trong ngày ạ.' } },
		'PUT answer-templates/order': { right, body: { ids: [newId()] } },
		'PUT answer-templates/[templateId]': { right, params: { templateId: newId() }, body: { body: 'Còn hàng ạ.' } },
		'DELETE answer-templates/[templateId]': { right, params: { templateId: newId() } },
	};
};

function fileOf(text: string): FormData {
	const form = new FormData();
	form.set('file', new File([text], 'hang.csv', { type: 'text/csv' }));
	return form;
}

/** Sorted so that the requests succeed when they run in sequence. */
export const requestsOf = (shop: RequestedShop): Readonly<Record<string, Ask>> => ({
	...ofMoney,
	...ofProducts(shop),
	...ofOrders(shop),
	...ofShop(shop),
	...ofConversations(),
});
