import type { ShopOrderView } from '#src/domains/order-views/contract/order-views.ts';
import { cancellationAnswerBy, cancellationRequestMessages } from '#src/messages/vi/cancellation-request.ts';
import { cancellationAnswerMessages } from '#src/messages/vi/order-steps.ts';
import { shopOrderMessages as messages } from '#src/messages/vi/shop-order-screen.ts';
import { Alert } from '../ui/Alert.tsx';

export function CancellationRequest({ order }: { readonly order: Pick<ShopOrderView, 'events'> }) {
	const why = cancellationAnswerMessages(order.events);
	return (
		<Alert kind="warning" title={messages.asked}>
			{why && <p className="order-note">{messages.requestedWhy(why)}</p>}
			<p>{cancellationRequestMessages.toShop(cancellationAnswerBy(order.events))}</p>
		</Alert>
	);
}
