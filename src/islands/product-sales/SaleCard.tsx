import { useState } from 'react';
import type { SaleView } from '#src/domains/scheduled-prices/contract.ts';
import { saleScreenMessages as messages, saleStateMessages } from '#src/messages/vi/vendor/scheduled-prices.ts';
import { ConfirmDialog } from '../forms/ConfirmDialog.tsx';
import { Badge } from '../ui/Badge.tsx';
import { Button } from '../ui/Button.tsx';
import { cancelSale } from './store.ts';

const TONES = { planned: 'secondary', running: 'primary', ended: 'neutral', cancelled: 'neutral' } as const;

type Props = {
	readonly sale: SaleView;
	readonly mayEdit: boolean;
	readonly onChanged: () => Promise<void>;
};

export function SaleCard({ sale, mayEdit, onChanged }: Props) {
	const [isOpen, setOpen] = useState(false);
	const { state, startsAt, endsAt, prices, quantityLimit, customerLimit } = sale;
	const isRunning = state === 'running';
	const act = isRunning ? messages.end : messages.cancel;
	const question = {
		title: isRunning ? messages.endTitle : messages.cancelTitle,
		text: isRunning ? messages.endText : messages.cancelText,
		yes: act,
		no: messages.no,
		isDangerous: true,
	};
	const send = async (): Promise<boolean> => {
		const done = await cancelSale(sale);
		// The state may have changed meanwhile, so a refusal shows the current one too.
		await onChanged();
		return done !== null;
	};
	const window = messages.window(new Date(startsAt), new Date(endsAt));
	const isOver = state === 'ended' || state === 'cancelled';
	return (
		<li className="sale-card" data-state={state}>
			<p className="sale-card-head">
				<Badge tone={TONES[state]}>{saleStateMessages[state]}</Badge>
				<span>{window}</span>
			</p>
			<ul>
				{prices.map(({ variantId, variantLabel, priceVnd, regularVnd, sold, applies }) => (
					<li key={variantId}>
						{variantLabel && <strong>{variantLabel}: </strong>}
						{messages.price(priceVnd, regularVnd)}
						{quantityLimit !== null && ` · ${messages.sold(sold, quantityLimit)}`}
						{!applies && !isOver && <span className="field-error">{messages.notApplied}</span>}
					</li>
				))}
			</ul>
			{customerLimit !== null && <p className="field-hint">{messages.eachPerson(customerLimit)}</p>}
			{mayEdit && !isOver && (
				<Button kind="quiet" aria-label={`${act}: ${window}`} onClick={() => setOpen(true)}>
					{act}
				</Button>
			)}
			<ConfirmDialog question={question} isOpen={isOpen} onClose={() => setOpen(false)} onConfirm={send} />
		</li>
	);
}
