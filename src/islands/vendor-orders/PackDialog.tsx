import type { ListedShopOrder } from '#src/domains/order-views/contract/order-views.ts';
import { packListed } from '#src/islands/vendor-orders/store.ts';
import { shopOrderQuestions } from '#src/messages/vi/vendor/vendor-orders.ts';
import { ConfirmDialog } from '../forms/ConfirmDialog.tsx';

type Props = { readonly order: ListedShopOrder; readonly isOpen: boolean; readonly onClose: () => void };

export const PackDialog = ({ order, isOpen, onClose }: Props) => (
	<ConfirmDialog
		question={shopOrderQuestions.pack}
		isOpen={isOpen}
		onClose={onClose}
		onConfirm={() => packListed(order)}
	/>
);
