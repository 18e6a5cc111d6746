import type { ShopOrderView } from '#src/domains/order-views/contract/order-views.ts';
import {
	cancellationAnswerBy,
	cancellationAnswerMessages,
	cancellationRequestMessages,
} from '#src/messages/vi/order-screen.ts';
import { shopOrderMessages as messages } from '#src/messages/vi/vendor/vendor-orders.ts';
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
