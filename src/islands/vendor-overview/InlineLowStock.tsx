import { useStore } from '@nanostores/react';
import { useEffect, useId, useState } from 'react';
import { STOCK_MAX } from '#src/domains/catalog/contract/product.ts';
import type { LowStock } from '#src/domains/inventory/contract.ts';
import {
	$counted,
	$lowStock,
	putOff,
	readLowStock,
	recount,
	undoRecount,
} from '#src/islands/vendor-overview/low-stock-store.ts';
import { $pendingCounts } from '#src/islands/vendor-overview/pending-counts-store.ts';
import { typedNumberMessages } from '#src/messages/vi/ui.ts';
import { shopOrderMessages } from '#src/messages/vi/vendor/vendor-orders.ts';
import { lowStockMessages as messages } from '#src/messages/vi/vendor/vendor-overview.ts';
import { url } from '#src/routes.ts';
import { readWhole } from '#src/shared/text/typed-number.ts';
import { useFormDraft } from '../forms/use-form-draft.ts';
import { useSubmit } from '../forms/use-submit.ts';
import { Button } from '../ui/Button.tsx';
import { TextField } from '../ui/fields/TextField.tsx';
import { FocusNext } from './FocusNext.tsx';

const named = ({ productName, label }: LowStock): string => (label ? `${productName} (${label})` : productName);

export function InlineLowStock() {
	const { phase, problem, items, total } = useStore($lowStock);
	useEffect(() => void readLowStock(), []);
	useEffect(() => {
		if (phase === 'shown') $pendingCounts.setKey('lowStock', total);
	}, [phase, total]);
	if (phase === 'loading') return <span className="skeleton order-card-skeleton" aria-hidden="true" />;
	if (phase === 'failed') {
		return (
			<>
				<p className="field-error">{problem}</p>
				<Button kind="secondary" onClick={() => void readLowStock()}>
					{shopOrderMessages.again}
				</Button>
			</>
		);
	}
	const [next] = items;
	return (
		<FocusNext of={next?.variantId ?? ''}>
			<LastRecount />
			{next ? (
				<Count key={`${next.variantId} ${next.onHand}`} of={next} isAlone={items.length === 1} />
			) : (
				<p role="status">{messages.none}</p>
			)}
		</FocusNext>
	);
}

/** The last count can be undone until the stock changes again. */
function LastRecount() {
	const counted = useStore($counted);
	const [isBusy, setBusy] = useState(false);
	if (!counted) return null;
	const undo = async () => {
		setBusy(true);
		await undoRecount();
		setBusy(false);
	};
	return (
		<div className="waiting-last">
			<p>{messages.last(named(counted.of), counted.of.onHand, counted.onHand)}</p>
			<Button kind="quiet" isBusy={isBusy} onClick={() => void undo()}>
				{messages.undo}
			</Button>
		</div>
	);
}

function Count({ of, isAlone }: { readonly of: LowStock; readonly isAlone: boolean }) {
	const field = useId();
	const [typed, setTyped, settle] = useFormDraft(`recount:${of.variantId}`, '');
	const [refused, setRejected] = useState('');
	const onHand = readWhole(typed);
	const isBelow = onHand !== null && onHand < of.reserved;
	const isRead = typed.trim() !== '' && onHand !== null;
	const tooMuch = onHand !== null && onHand > STOCK_MAX ? typedNumberMessages.atMost(STOCK_MAX) : '';
	const wrong = isRead ? tooMuch || (isBelow ? messages.below(of.reserved) : '') : messages.wrong;
	const { isBusy, wasSent, onSubmit } = useSubmit(wrong === '', async () => {
		const answer = await recount(of, onHand ?? 0);
		setRejected(typeof answer === 'string' ? answer : '');
		if (answer === true) settle('');
	});
	return (
		<form className="waiting-count" noValidate onSubmit={onSubmit}>
			<div>
				<a className="link" href={url.vendorProducts(of.productId)}>
					{named(of)}
				</a>
				<p className="order-soft">
					{messages.left(of.onHand, of.reserved)}
					{of.sku && ` · ${of.sku}`}
				</p>
			</div>
			<TextField
				id={field}
				label={messages.label}
				hint={messages.hint(of.reserved)}
				error={(wasSent && wrong) || refused || undefined}
				inputMode="numeric"
				autoComplete="off"
				isUnmarked
				value={typed}
				onChange={(text) => {
					setTyped(text);
					setRejected('');
				}}
			/>
			<div className="order-buttons">
				<Button type="submit" isBusy={isBusy}>
					{messages.save}
				</Button>
				{!isAlone && (
					<Button kind="quiet" onClick={putOff}>
						{messages.later}
					</Button>
				)}
			</div>
		</form>
	);
}
