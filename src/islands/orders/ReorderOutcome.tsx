import type { Reordered } from '#src/domains/checkout/contract/reorder.ts';
import { reorderOutcomeMessages as messages, reorderMessages } from '#src/messages/vi/order-actions.ts';
import { url } from '#src/routes.ts';
import { Button } from '../ui/Button.tsx';
import { Dialog } from '../ui/Dialog.tsx';

type Props = { readonly items: Reordered['items']; readonly onClose: () => void };

export function ReorderOutcome({ items, onClose }: Props) {
	const foot = (
		<>
			<Button kind="secondary" onClick={onClose}>
				{messages.stay}
			</Button>
			<a className="btn btn-primary" href={url.cart()}>
				{reorderMessages.toCart}
			</a>
		</>
	);
	return (
		<Dialog title={messages.title} isOpen onClose={onClose} foot={foot}>
			<Outcome items={items} />
		</Dialog>
	);
}

function Outcome({ items }: Pick<Props, 'items'>) {
	const short = items.filter(({ reason }) => reason !== null);
	const isAnyIn = items.some(({ added }) => added > 0);
	if (short.length === 0) return <p>{messages.allIn}</p>;
	return (
		<>
			<p>{isAnyIn ? messages.someIn : messages.noneIn}</p>
			<ul className="reorder-short">
				{short.map((item) => (
					<li key={`${item.productName} ${item.variantLabel}`}>{messages.line(item)}</li>
				))}
			</ul>
		</>
	);
}
