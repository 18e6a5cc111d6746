import { useState } from 'react';
import type { Reordered } from '#src/domains/orders/contract-reorder.ts';
import { reorderWords as words } from '#src/messages/vi/reorder.ts';
import { url } from '#src/routes.ts';
import { buyAgain } from '#src/stores/orders.ts';
import { Button } from '../ui/Button.tsx';
import { Dialog } from '../ui/Dialog.tsx';

/** Everything into the cart again; says what did not come along before it leads there. */
export function ReorderButton({ number }: { readonly number: string }) {
	const [isBusy, setBusy] = useState(false);
	const [done, setDone] = useState<Reordered | null>(null);
	const again = async () => {
		setBusy(true);
		setDone(await buyAgain(number));
		setBusy(false);
	};
	const foot = (
		<>
			<Button kind="secondary" onClick={() => setDone(null)}>
				{words.stay}
			</Button>
			<a className="btn btn-primary" href={url.cart()}>
				{words.toCart}
			</a>
		</>
	);
	return (
		<>
			<Button kind="secondary" isBusy={isBusy} onClick={() => void again()}>
				{words.again}
			</Button>
			<Dialog title={words.title} isOpen={done !== null} onClose={() => setDone(null)} foot={foot}>
				{done && <Outcome items={done.items} />}
			</Dialog>
		</>
	);
}

function Outcome({ items }: Reordered) {
	const short = items.filter(({ reason }) => reason !== null);
	const isAnyIn = items.some(({ added }) => added > 0);
	if (short.length === 0) return <p>{words.allIn}</p>;
	return (
		<>
			<p>{isAnyIn ? words.someIn : words.noneIn}</p>
			<ul className="reorder-short">
				{short.map((item) => (
					<li key={`${item.productName} ${item.variantLabel}`}>{words.line(item)}</li>
				))}
			</ul>
		</>
	);
}
