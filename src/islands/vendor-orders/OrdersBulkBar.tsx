import { useStore } from '@nanostores/react';
import { useState } from 'react';
import type { ShopOrderSummary } from '#src/domains/order-views/contract/order-views.ts';
import { PACKING_PAPERS } from '#src/domains/order-views/contract/receipt.ts';
import { $chosenOrders, chooseNone } from '#src/islands/vendor-orders/chosen-orders-store.ts';
import { packingSlipUrl } from '#src/islands/vendor-orders/order-store.ts';
import { $ordersRun, changeChosen, closeRun, type OrdersRun } from '#src/islands/vendor-orders/orders-bulk-store.ts';
import { ordersBulkMessages as messages } from '#src/messages/vi/vendor/vendor-orders.ts';
import { url } from '#src/routes.ts';
import { Button } from '../ui/Button.tsx';
import { Dialog } from '../ui/Dialog.tsx';
import { ResponsiveText } from '../vendor/ResponsiveText.tsx';

type Props = { readonly items: readonly ShopOrderSummary[]; readonly mayPrint: boolean };

export function OrdersBulkBar({ items, mayPrint }: Props) {
	const chosen = useStore($chosenOrders);
	const run = useStore($ordersRun);
	if (run) return <Run run={run} />;
	const orders = items.filter(({ number }) => chosen.has(number));
	if (orders.length === 0) return null;
	const numbers = orders.map(({ number }) => number);
	const toConfirm = orders.filter(({ mayConfirm }) => mayConfirm).map(({ number }) => number);
	const packable = orders.filter(({ next }) => next === 'pack');
	const toPack = packable.filter(({ isCancelAsked }) => !isCancelAsked).map(({ number }) => number);
	const asked = packable.length - toPack.length;
	return (
		<section className="bulk-bar bulk-brief card" aria-label={messages.bar}>
			<p role="status">
				<ResponsiveText words={messages.chosen(orders.length)} />
			</p>
			{asked > 0 && <p className="bulk-left-out">{messages.asked(asked)}</p>}
			<div className="order-buttons">
				<Button kind="secondary" onClick={chooseNone}>
					{messages.none}
				</Button>
				{mayPrint && <Papers numbers={numbers} />}
				{toPack.length > 0 && (
					<Button onClick={() => void changeChosen('pack', toPack)}>
						<ResponsiveText words={messages.pack(toPack.length)} />
					</Button>
				)}
				{toConfirm.length > 0 && (
					<Button onClick={() => void changeChosen('confirm', toConfirm)}>
						<ResponsiveText words={messages.confirm(toConfirm.length)} />
					</Button>
				)}
			</div>
		</section>
	);
}

function Papers({ numbers }: { readonly numbers: readonly string[] }) {
	const [isOpen, setOpen] = useState(false);
	const close = () => setOpen(false);
	return (
		<>
			<Button kind="secondary" onClick={() => setOpen(true)}>
				<ResponsiveText words={messages.print} />
			</Button>
			<Dialog title={messages.printTitle(numbers.length)} isOpen={isOpen} isSheet onClose={close}>
				<div className="bulk-papers">
					{PACKING_PAPERS.map((papers) => (
						<a
							className="btn btn-secondary"
							href={packingSlipUrl(numbers, papers)}
							key={papers}
							download
							onClick={close}
						>
							{messages.papers[papers]}
						</a>
					))}
				</div>
			</Dialog>
		</>
	);
}

function Run({ run: { act, of, done, refused, isOver } }: { readonly run: OrdersRun }) {
	const tried = done + refused.length;
	if (!isOver) {
		return (
			<div className="bulk-bar card">
				<label className="bulk-progress">
					<span role="status">{messages.running[act](tried, of)}</span>
					<progress max={of} value={tried} />
				</label>
			</div>
		);
	}
	return (
		<div className="bulk-bar card">
			<div role="status">
				<p>{messages.done[act](done)}</p>
				{refused.length > 0 && (
					<>
						<p>{messages.refused(refused.length)}</p>
						<ul className="bulk-refused">
							{refused.map(({ number, reason }) => (
								<li key={number}>{messages.rejectedOne(number, reason)}</li>
							))}
						</ul>
					</>
				)}
			</div>
			<div className="order-buttons">
				{act === 'confirm' && done > 0 && (
					<a className="btn btn-primary" href={url.vendorOrders({ tab: 'preparing' })}>
						{messages.toPreparing}
					</a>
				)}
				<Button kind="secondary" onClick={closeRun}>
					{messages.close}
				</Button>
			</div>
		</div>
	);
}
