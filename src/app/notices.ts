import type { CoinNotice, CoinNoticeParams } from '#src/domains/coin/index.ts';
import type { CatalogNotice, CatalogNoticeParams } from '#src/domains/compliance/index.ts';
import type { ConversationNotice, ConversationNoticeParams } from '#src/domains/conversations/index.ts';
import type { FeeNotice, FeeNoticeParams } from '#src/domains/fees/index.ts';
import { type NoticeParams, type NoticeText, wireNotifications } from '#src/domains/notifications/index.ts';
import type { ComplaintNotice, ComplaintNoticeParams } from '#src/domains/operations/index.ts';
import type { OrderNotice, OrderNoticeParams } from '#src/domains/orders/index.ts';
import type { UserContentNotice, UserContentNoticeParams } from '#src/domains/reviews/index.ts';
import type { ShopMoneyNotice, ShopMoneyParams } from '#src/domains/settlement/index.ts';
import type { VendorNotice, VendorNoticeParams } from '#src/domains/vendors/index.ts';
import type { AlertNotice, AlertNoticeParams } from '#src/domains/wishlist/index.ts';
import { catalogNoticeMessages } from '#src/messages/vi/catalog.ts';
import { coinNoticeMessages } from '#src/messages/vi/coin.ts';
import { complaintNoticeMessages } from '#src/messages/vi/complaints.ts';
import { conversationNoticeMessages } from '#src/messages/vi/conversations/errors.ts';
import { mailFoot, mailLinkHint } from '#src/messages/vi/http.ts';
import { orderNoticeMessages } from '#src/messages/vi/notices/order-notices.ts';
import { vendorNoticeMessages } from '#src/messages/vi/notices/vendor-notices.ts';
import { userContentNoticeMessages } from '#src/messages/vi/reviews.ts';
import { feeNoticeMessages, shopMoneyNoticeMessages } from '#src/messages/vi/vendor/vendor-money.ts';
import { alertNoticeMessages } from '#src/messages/vi/wishlist.ts';
import type { Config } from '#src/platform/config/index.ts';
import { url } from '#src/routes.ts';

const isOrderNotice = (kind: string): kind is OrderNotice => kind in orderNoticeMessages;

const PLACES: Readonly<Partial<Record<OrderNotice, string>>> = {
	'orders.buyer_message': '#tin-nhan',
	'orders.shop_message': '#tin-nhan',
	'orders.buyer_refund_stuck': '#hoan-tien',
	'orders.buyer_return': '#tra-hang',
	'orders.shop_return': '#tra-hang',
};

function orderNotice(kind: OrderNotice, params: OrderNoticeParams): NoticeText {
	const isForShop = kind.startsWith('orders.shop_');
	const path = isForShop ? url.vendorOrder(params.number) : url.order(params.number);
	return { ...orderNoticeMessages[kind](params), path: `${path}${PLACES[kind] ?? ''}` };
}

const isUserContentNotice = (kind: string): kind is UserContentNotice => kind in userContentNoticeMessages;

function userContentNotice(kind: UserContentNotice, params: UserContentNoticeParams): NoticeText {
	return { ...userContentNoticeMessages[kind](params), path: userContentPath(kind, params) };
}

function userContentPath(kind: UserContentNotice, { productSlug, orderNumber }: UserContentNoticeParams): string {
	if (kind === 'reviews.shop_reviewed' || kind === 'reviews.shop_reply_removed')
		return url.vendorCustomers({ tab: 'reviews' });
	if (kind === 'reviews.shop_asked') return url.vendorCustomers({ tab: 'questions' });
	if (orderNumber !== null) return url.orderReviews(orderNumber);
	return productSlug === null ? url.home() : url.productQuestions(productSlug);
}

const isAlertNotice = (kind: string): kind is AlertNotice => kind in alertNoticeMessages;

function alertNotice(kind: AlertNotice, params: AlertNoticeParams): NoticeText {
	return { ...alertNoticeMessages[kind](params), path: url.product(params.productSlug) };
}

const isCatalogNotice = (kind: string): kind is CatalogNotice => kind in catalogNoticeMessages;
/** Notices that link to the product's page; the vendor cannot open the others' products. */
const WITH_PAGE: readonly CatalogNotice[] = [
	'catalog.listing_approved',
	'catalog.change_confirmed',
	'catalog.change_rejected',
];

function catalogNotice(kind: CatalogNotice, params: CatalogNoticeParams): NoticeText {
	const path = WITH_PAGE.includes(kind) ? url.product(params.productSlug) : url.vendorProducts();
	return { ...catalogNoticeMessages[kind](params), path };
}

const isCoinNotice = (kind: string): kind is CoinNotice => kind in coinNoticeMessages;

const isComplaintNotice = (kind: string): kind is ComplaintNotice => kind in complaintNoticeMessages;
const complaintNotice = (kind: ComplaintNotice, params: ComplaintNoticeParams): NoticeText => ({
	...complaintNoticeMessages[kind](params),
	path: url.complaint(),
});
const isShopMoneyNotice = (kind: string): kind is ShopMoneyNotice => kind in shopMoneyNoticeMessages;

const isFeeNotice = (kind: string): kind is FeeNotice => kind in feeNoticeMessages;

const isConversationNotice = (kind: string): kind is ConversationNotice => kind in conversationNoticeMessages;

function conversationNotice(kind: ConversationNotice, params: ConversationNoticeParams): NoticeText {
	const inbox = params.isForShop ? url.vendorConversations : url.conversations;
	return { ...conversationNoticeMessages[kind](params), path: inbox({ c: params.conversationId }) };
}

const isVendorNotice = (kind: string): kind is VendorNotice => kind in vendorNoticeMessages;
const AT_APPLICATION = /^vendors\.(application_(received|asked|rejected)|draft_closed)$/;

const AT_OVERVIEW = /^vendors\.(shop|appeal|health|listing)_\w+$/;

function vendorPath(kind: VendorNotice): string {
	if (kind === 'vendors.staff_removed') return url.home();
	if (AT_APPLICATION.test(kind)) return url.vendorApply();
	return AT_OVERVIEW.test(kind) ? url.vendorOverview() : url.vendorInfo();
}

function vendorNotice(kind: VendorNotice, params: VendorNoticeParams): NoticeText {
	return { ...vendorNoticeMessages[kind](params), path: vendorPath(kind) };
}

function textOf(kind: string, params: NoticeParams): NoticeText | null {
	if (isOrderNotice(kind)) return orderNotice(kind, params as OrderNoticeParams);
	if (isCatalogNotice(kind)) return catalogNotice(kind, params as CatalogNoticeParams);
	if (isCoinNotice(kind)) return { ...coinNoticeMessages[kind](params as CoinNoticeParams), path: url.bizcoin() };
	if (isComplaintNotice(kind)) return complaintNotice(kind, params as ComplaintNoticeParams);
	if (isShopMoneyNotice(kind))
		return { ...shopMoneyNoticeMessages[kind](params as ShopMoneyParams), path: url.vendorMoney() };
	if (isFeeNotice(kind)) return { ...feeNoticeMessages[kind](params as FeeNoticeParams), path: url.vendorMoney() };
	if (isVendorNotice(kind)) return vendorNotice(kind, params as VendorNoticeParams);
	if (isConversationNotice(kind)) return conversationNotice(kind, params as ConversationNoticeParams);
	if (isAlertNotice(kind)) return alertNotice(kind, params as AlertNoticeParams);
	return isUserContentNotice(kind) ? userContentNotice(kind, params as UserContentNoticeParams) : null;
}

export function wireNoticesFrom(settings: Config): void {
	wireNotifications({
		textOf,
		siteUrl: settings.siteUrl,
		mailFoot,
		mailLinkHint,
	});
}
