import type { ReactNode } from 'react';
import type { BuyerReturnView, ReturnEventView } from '#src/domains/returns/contract/return.ts';
import { isReturnEnded, waitsForReturnedProducts } from '#src/domains/returns/rules/return-states.ts';
import { isFault } from '#src/domains/returns/rules/return-windows.ts';
import { parcelMessages, proofMessages } from '#src/messages/vi/orders.ts';
import { shownAccountText } from '#src/messages/vi/refund-account.ts';
import { amountName, returnScreenMessages as messages, refundMessages } from '#src/messages/vi/return-screen.ts';
import {
	amountMessages,
	careMessages,
	escalateMessages,
	returnBadge,
	returnNextMessages,
	returnReasonMessages,
	sendBackFee,
} from '#src/messages/vi/returns.ts';
import { takeBackMessages } from '#src/messages/vi/vendor/parcels.ts';
import { formatDateTime } from '#src/shared/time.ts';
import { ParcelPictures } from '../orders/ParcelPictures.tsx';
import { Badge } from '../ui/Badge.tsx';
import { LinePicture } from '../ui/LinePicture.tsx';
import { ReturnPictures, ReturnSteps } from './ReturnSteps.tsx';

type Props = {
	readonly of: Omit<BuyerReturnView, 'mayDo' | 'bankShown' | 'sendTo' | `postage${'Offer' | 'Acts' | 'Bank'}`>;
	readonly side: 'buyer' | 'shop';
	/** True when the top of the page already shows the next step. */
	readonly isShownAbove?: boolean;
	readonly bankShown?: BuyerReturnView['bankShown'];
	readonly sendTo?: BuyerReturnView['sendTo'];
	readonly postage: ReactNode;
	readonly children: ReactNode;
};

export function ReturnCard({ of, side, isShownAbove = false, bankShown = null, sendTo = null, ...parts }: Props) {
	const { postage, children } = parts;
	const asked = of.events.find(({ kind }) => kind === 'requested');
	const said = asked && <Requested event={asked} returnId={of.id} />;
	const badge = returnBadge(side, of);
	const next = isShownAbove ? escalateMessages(of) : returnNextMessages(side, of);
	return (
		<article className="return-card" aria-label={returnReasonMessages[of.reason]}>
			<p className="order-head">
				<strong>{returnReasonMessages[of.reason]}</strong>
				<Badge tone={badge.tone}>{badge.text}</Badge>
			</p>
			{next && <p>{next}</p>}
			{of.care && <p className="order-soft">{careMessages(of.care)}</p>}
			{of.refund && <p className="order-soft">{refundMessages(of.refund)}</p>}
			{sendTo && <SendTo sendTo={sendTo} />}
			{waitsForReturnedProducts(of) && <p>{sendBackFee(side, isFault(of.reason))}</p>}
			<Lines lines={of.lines} isRestockShown={side === 'shop' && of.restockedAt !== null} />
			<dl className="fact-list">
				{of.amount && (
					<>
						<dt>{amountName(of)}</dt>
						<dd className="money">{amountMessages(of.amount)}</dd>
					</>
				)}
				{of.tracking && (
					<>
						<dt>{messages.tracking}</dt>
						<dd>{of.tracking}</dd>
					</>
				)}
				{of.replacement?.tracking && (
					<>
						<dt>{messages.replacementTracking}</dt>
						<dd>{of.replacement.tracking}</dd>
					</>
				)}
				{bankShown && of.amount && of.amount.cashVnd > 0 && (
					<>
						<dt>{messages.toBank}</dt>
						<dd>{shownAccountText(bankShown)}</dd>
					</>
				)}
			</dl>
			{postage}
			<Deliveries deliveries={of.deliveries} />
			{isReturnEnded(of.state) ? (
				<Folded of={of}>{said}</Folded>
			) : (
				<>
					{said}
					<div className="order-buttons">{children}</div>
					<h3>{messages.lastStep}</h3>
					<ReturnSteps returnId={of.id} events={of.events.slice(-1)} />
					{of.events.length > 1 && <Folded of={of} />}
				</>
			)}
		</article>
	);
}

/** The order timeline shows these steps too; here they include the photos. */
const Folded = ({ of, children }: { readonly of: Props['of']; readonly children?: ReactNode }) => (
	<details>
		<summary className="return-more">{messages.steps}</summary>
		{children}
		<ReturnSteps returnId={of.id} events={of.events} />
	</details>
);

function SendTo({ sendTo: { name, phone, address } }: { readonly sendTo: NonNullable<BuyerReturnView['sendTo']> }) {
	return (
		<div>
			<h3>{messages.sendTo}</h3>
			<address className="order-address">
				<strong>{name}</strong>
				<span>{phone}</span>
				<span>{address}</span>
			</address>
		</div>
	);
}

function Lines({ lines, isRestockShown }: Pick<BuyerReturnView, 'lines'> & { readonly isRestockShown: boolean }) {
	return (
		<ul className="return-lines" aria-label={messages.items}>
			{lines.map(({ lineId, productName, variantLabel, pictureHash, quantity, restocked }) => (
				<li className="return-line" key={lineId}>
					<LinePicture hash={pictureHash} />
					<span>
						{productName} {variantLabel && `(${variantLabel}) `}
						{messages.quantity(quantity)}
						{isRestockShown && `, ${takeBackMessages.restocked(restocked)}`}
					</span>
				</li>
			))}
		</ul>
	);
}

function Deliveries({ deliveries }: Pick<BuyerReturnView, 'deliveries'>) {
	if (deliveries.length === 0) return null;
	return (
		<div>
			<h3>{messages.deliveries}</h3>
			{deliveries.map(({ parcelId, position, at, pictureIds, ...proof }) => (
				<div key={parcelId}>
					<p className="order-soft">
						{parcelMessages.parcelOf(position)} · {formatDateTime(new Date(at))}
					</p>
					{proofMessages(proof).map((line) => (
						<p key={line} className="return-said">
							{line}
						</p>
					))}
					<ParcelPictures parcelId={parcelId} pictureIds={pictureIds} />
				</div>
			))}
		</div>
	);
}

function Requested({ event, returnId }: { readonly event: ReturnEventView; readonly returnId: string }) {
	return (
		<div>
			<h3>{messages.said}</h3>
			<p className="return-said">{event.note}</p>
			<ReturnPictures returnId={returnId} ids={event.pictureIds} />
		</div>
	);
}
