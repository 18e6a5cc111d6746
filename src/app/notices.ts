import { type NoticeText, wireNotifications } from '#src/domains/notifications/index.ts';
import type { OrderNotice, OrderNoticeParams } from '#src/domains/orders/index.ts';
import { mailLinkHint } from '#src/messages/vi/mails.ts';
import { mailFoot } from '#src/messages/vi/notices.ts';
import { orderNoticeWords } from '#src/messages/vi/order-notices.ts';
import type { Config } from '#src/platform/config/index.ts';
import { url } from '#src/routes.ts';

const isOrderNotice = (kind: string): kind is OrderNotice => kind in orderNoticeWords;

function orderNotice(kind: OrderNotice, params: OrderNoticeParams): NoticeText {
	const isForShop = kind.startsWith('orders.shop_');
	const path = isForShop ? url.vendorOrder(params.number) : url.order(params.number);
	return { ...orderNoticeWords[kind](params), path };
}

/** Joins a stored notice with its words and the page it leads to. */
export function wireNoticesFrom(settings: Config): void {
	wireNotifications({
		textOf: (kind, params) => (isOrderNotice(kind) ? orderNotice(kind, params as OrderNoticeParams) : null),
		siteUrl: settings.siteUrl,
		mailFoot,
		mailLinkHint,
	});
}
