import type { ShopOrderView } from '#src/domains/orders/contract-views.ts';
import { cancelWishWords, wishAnswerBy } from '#src/messages/vi/cancel-wish.ts';
import { wishWords } from '#src/messages/vi/order-steps.ts';
import { shopOrderWords as words } from '#src/messages/vi/shop-order-screen.ts';
import { Alert } from '../ui/Alert.tsx';

/** The buyer wishes to cancel: why, and what the shop's answer does. */
export function CancelWish({ order }: { readonly order: Pick<ShopOrderView, 'events'> }) {
	const why = wishWords(order.events);
	return (
		<Alert kind="warning" title={words.asked}>
			{why && <p className="order-note">{words.askedWhy(why)}</p>}
			<p>{cancelWishWords.toShop(wishAnswerBy(order.events))}</p>
		</Alert>
	);
}
