import type { ShopOrderView } from '#src/domains/orders/contract-views.ts';
import { caseWords as words } from '#src/messages/vi/case-screen.ts';
import { Alert } from '../ui/Alert.tsx';

/** Parcels that nobody has heard of: by when the shop has found them. */
export function ShopCase({ order: { openCase, openReturn } }: { readonly order: ShopOrderView }) {
	if (!openCase) return null;
	return (
		<Alert kind="warning" title={words.title(openCase)}>
			<p>{openReturn ? words.inReturn : words.toShop(openCase)}</p>
		</Alert>
	);
}
