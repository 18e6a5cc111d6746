import { useStore } from '@nanostores/react';
import { useEffect, useId, useState } from 'react';
import { STOCK_MAX } from '#src/domains/catalog/contract.ts';
import type { LowStock } from '#src/domains/catalog/contract-recount.ts';
import { lowStockWords as words } from '#src/messages/vi/low-stock-screen.ts';
import { shopOrderWords } from '#src/messages/vi/shop-order-screen.ts';
import { typedNumberWords } from '#src/messages/vi/typed-numbers.ts';
import { url } from '#src/routes.ts';
import { readWhole } from '#src/shared/typed-number.ts';
import { $counted, $lowStock, putOff, readLowStock, recount, takeBackCount } from '#src/stores/low-stock.ts';
import { $stillWaiting } from '#src/stores/still-waiting.ts';
import { useSending } from '../../forms/use-sending.ts';
import { useTyped } from '../../forms/use-typed.ts';
import { Button } from '../../ui/Button.tsx';
import { TextField } from '../../ui/TextField.tsx';
import { NextOne } from './NextOne.tsx';

const named = ({ productName, label }: LowStock): string => (label ? `${productName} (${label})` : productName);

/** What runs out first, counted anew in place; the next one follows. */
export function LowStockHere() {
	const { phase, problem, items, total } = useStore($lowStock);
	useEffect(() => void readLowStock(), []);
	useEffect(() => {
		if (phase === 'shown') $stillWaiting.setKey('lowStock', total);
	}, [phase, total]);
	if (phase === 'loading') return <span className="skeleton order-card-skeleton" aria-hidden="true" />;
	if (phase === 'failed') {
		return (
			<>
				<p className="field-error">{problem}</p>
				<Button kind="secondary" onClick={() => void readLowStock()}>
					{shopOrderWords.again}
				</Button>
			</>
		);
	}
	const [next] = items;
	return (
		<NextOne of={next?.variantId ?? ''}>
			<LastCount />
			{next ? (
				<Count key={`${next.variantId} ${next.onHand}`} of={next} isAlone={items.length === 1} />
			) : (
				<p role="status">{words.none}</p>
			)}
		</NextOne>
	);
}

/** What was counted last can be taken back as long as nothing else happened to it. */
function LastCount() {
	const counted = useStore($counted);
	const [isBusy, setBusy] = useState(false);
	if (!counted) return null;
	const undo = async () => {
		setBusy(true);
		await takeBackCount();
		setBusy(false);
	};
	return (
		<div className="waiting-last">
			<p>{words.last(named(counted.of), counted.of.onHand, counted.onHand)}</p>
			<Button kind="quiet" isBusy={isBusy} onClick={() => void undo()}>
				{words.undo}
			</Button>
		</div>
	);
}

function Count({ of, isAlone }: { readonly of: LowStock; readonly isAlone: boolean }) {
	const field = useId();
	const [typed, setTyped, settle] = useTyped(`recount:${of.variantId}`, '');
	const [refused, setRefused] = useState('');
	const onHand = readWhole(typed);
	const isBelow = onHand !== null && onHand < of.reserved;
	const isRead = typed.trim() !== '' && onHand !== null;
	const tooMuch = onHand !== null && onHand > STOCK_MAX ? typedNumberWords.atMost(STOCK_MAX) : '';
	const wrong = isRead ? tooMuch || (isBelow ? words.below(of.reserved) : '') : words.wrong;
	const { isBusy, isTried, onSubmit } = useSending(wrong === '', async () => {
		const answer = await recount(of, onHand ?? 0);
		setRefused(typeof answer === 'string' ? answer : '');
		if (answer === true) settle('');
	});
	return (
		<form className="waiting-count" noValidate onSubmit={onSubmit}>
			<div>
				<a className="link" href={url.vendorProducts(of.productId)}>
					{named(of)}
				</a>
				<p className="order-soft">
					{words.left(of.onHand, of.reserved)}
					{of.sku && ` · ${of.sku}`}
				</p>
			</div>
			<TextField
				id={field}
				label={words.label}
				hint={words.hint(of.reserved)}
				error={(isTried && wrong) || refused || undefined}
				inputMode="numeric"
				autoComplete="off"
				isUnmarked
				value={typed}
				onChange={(text) => {
					setTyped(text);
					setRefused('');
				}}
			/>
			<div className="order-buttons">
				<Button type="submit" isBusy={isBusy}>
					{words.save}
				</Button>
				{!isAlone && (
					<Button kind="quiet" onClick={putOff}>
						{words.later}
					</Button>
				)}
			</div>
		</form>
	);
}
