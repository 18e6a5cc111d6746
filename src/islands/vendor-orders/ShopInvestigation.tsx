import type { ShopOrderView } from '#src/domains/order-views/contract/order-views.ts';
import { investigationMessages as messages } from '#src/messages/vi/orders.ts';
import { Alert } from '../ui/Alert.tsx';

export function ShopInvestigation({ order: { openCase, openReturn } }: { readonly order: ShopOrderView }) {
	if (!openCase) return null;
	return (
		<Alert kind="warning" title={messages.title(openCase)}>
			<p>{openReturn ? messages.inReturn : messages.toShop(openCase)}</p>
		</Alert>
	);
}
