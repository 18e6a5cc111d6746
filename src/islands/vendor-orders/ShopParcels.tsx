import { useState } from 'react';
import type { ParcelView } from '#src/domains/fulfilment/contract/fulfilment.ts';
import { isOnItsWay } from '#src/domains/fulfilment/rules/parcel-states.ts';
import type { ShopOrderView } from '#src/domains/order-views/contract/order-views.ts';
import type { DeliveryFailure } from '#src/domains/orders/contract/parcel.ts';
import { reportFailedDelivery } from '#src/islands/vendor-orders/order-store.ts';
import { orderScreenMessages } from '#src/messages/vi/order-screen.ts';
import {
	carrierMessages,
	parcelMessages,
	parcelProofMessages,
	parcelStateMessages,
	parcelStateTones,
	parcelWay,
} from '#src/messages/vi/orders.ts';
import { parcelCashMessages } from '#src/messages/vi/vendor/parcel-cash.ts';
import { shipMessages, takeBackMessages } from '#src/messages/vi/vendor/parcels.ts';
import { shopOrderQuestions as questions } from '#src/messages/vi/vendor/vendor-orders.ts';
import { formatVnd } from '#src/shared/text/amount-text.ts';
import { formatDateTime } from '#src/shared/time.ts';
import { ConfirmDialog } from '../forms/ConfirmDialog.tsx';
import { ParcelPictures } from '../orders/ParcelPictures.tsx';
import { Badge } from '../ui/Badge.tsx';
import { Button } from '../ui/Button.tsx';
import { namesOf } from '../ui/line-names.ts';
import { useLoaded } from '../ui/use-loaded.ts';

const loadDeliver = () => import('./DeliverDialog.tsx').then(({ DeliverDialog }) => ({ Deliver: DeliverDialog }));
const loadTakeBack = () => import('./TakeBackDialog.tsx').then(({ TakeBackDialog }) => ({ TakeBack: TakeBackDialog }));
type Action = 'deliver' | 'refuse' | 'takeBack';
type Names = ReadonlyMap<string, string>;

export function ShopParcels({ order }: { readonly order: ShopOrderView }) {
	if (order.parcels.length === 0) return null;
	const names = namesOf(order.lines);
	const isOne = order.parcels.length === 1 && order.left.length === 0;
	return (
		<section className="card card-body order-part" aria-labelledby="kien-hang">
			<h2 id="kien-hang">{parcelMessages.title}</h2>
			<ul className="parcels">
				{order.parcels.map((parcel) => (
					<li key={parcel.id} className="parcel">
						<Facts parcel={parcel} names={names} />
						<Cash order={order} parcelId={parcel.id} />
						<Actions number={order.number} parcel={parcel} names={names} isOne={isOne} />
					</li>
				))}
			</ul>
		</section>
	);
}

function Facts({ parcel, names }: { readonly parcel: ParcelView; readonly names: Names }) {
	const way = parcelWay(parcel);
	const { id, position, state, trackingUrl, shippedAt, deliveredAt, pictureIds, lines } = parcel;
	const at = (instant: string) => formatDateTime(new Date(instant));
	return (
		<>
			<p className="order-line-sum">
				<strong>{parcelMessages.parcelOf(position)}</strong>
				<Badge tone={parcelStateTones[state]}>{parcelStateMessages[state]}</Badge>
			</p>
			{way.length > 0 && <p className="order-soft">{way.join(' · ')}</p>}
			{trackingUrl && (
				<a className="link" href={trackingUrl} target="_blank" rel="noopener noreferrer nofollow">
					{parcelMessages.track} <span className="sr-only">{parcelMessages.newTab}</span>
				</a>
			)}
			<ul className="parcel-goods">
				{lines.map(({ lineId, quantity, restocked }) => (
					<li key={lineId}>
						{names.get(lineId)} {orderScreenMessages.quantity(quantity)}
						{state === 'returned' && `, ${takeBackMessages.restocked(restocked)}`}
					</li>
				))}
			</ul>
			<p className="order-soft">
				{parcelMessages.shippedAt} {at(shippedAt)}
			</p>
			{deliveredAt && (
				<p className="order-soft">
					{parcelMessages.deliveredAt} {at(deliveredAt)}
				</p>
			)}
			{parcelProofMessages(parcel).map((line) => (
				<p key={line} className="order-note">
					{line}
				</p>
			))}
			<ParcelPictures parcelId={id} pictureIds={pictureIds} />
		</>
	);
}

type CashProps = { readonly order: ShopOrderView; readonly parcelId: string };

function Cash({ order, parcelId }: CashProps) {
	if (order.heldParcelIds.includes(parcelId)) return <p className="order-soft">{parcelCashMessages.held}</p>;
	const cash = order.cash.find((of) => of.parcelId === parcelId);
	if (!cash) return null;
	const [amount, carrier] = [formatVnd(cash.amountVnd), carrierMessages[cash.carrier]];
	const text =
		cash.state === 'remitted'
			? parcelCashMessages.remitted(amount, carrier, cash.references)
			: parcelCashMessages[cash.state](amount, carrier, cash.days);
	return (
		<p className="order-soft">
			{text}
			{cash.isOverdue && ` ${parcelCashMessages.overdue}`}
		</p>
	);
}

type ActionsProps = {
	readonly number: string;
	readonly parcel: ParcelView;
	readonly names: Names;
	/** The order has a single parcel, so the order's button confirms its delivery. */
	readonly isOne: boolean;
};

function Actions({ number, parcel, names, isOne }: ActionsProps) {
	const [open, setOpen] = useState<Action | null>(null);
	const delivery = useLoaded(loadDeliver, open === 'deliver');
	const back = useLoaded(loadTakeBack, open === 'takeBack');
	const { id, position, state } = parcel;
	const close = () => setOpen(null);
	if (state === 'refused' || state === 'lost')
		return (
			<>
				<Button kind="secondary" isBusy={open === 'takeBack' && !back} onClick={() => setOpen('takeBack')}>
					{shipMessages.takeBack}
				</Button>
				{back && (
					<back.TakeBack number={number} parcel={parcel} names={names} isOpen={open === 'takeBack'} onClose={close} />
				)}
			</>
		);
	if (!isOnItsWay(parcel)) return null;
	return (
		<div className="order-buttons">
			<Button kind="quiet" onClick={() => setOpen('refuse')}>
				{isOne ? shipMessages.refused : shipMessages.rejectedPart(position)}
			</Button>
			{!isOne && (
				<Button kind="secondary" isBusy={open === 'deliver' && !delivery} onClick={() => setOpen('deliver')}>
					{shipMessages.delivered(position)}
				</Button>
			)}
			<ConfirmDialog
				question={questions.refuse}
				of={`refused:${id}`}
				isOpen={open === 'refuse'}
				onClose={close}
				onConfirm={({ reason, text }) => reportFailedDelivery(number, reason as DeliveryFailure, text, id)}
			/>
			{delivery && <delivery.Deliver number={number} parcelId={id} isOpen={open === 'deliver'} onClose={close} />}
		</div>
	);
}
