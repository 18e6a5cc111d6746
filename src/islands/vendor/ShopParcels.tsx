import { useState } from 'react';
import type { ParcelView } from '#src/domains/orders/contract-parcels.ts';
import type { ShopOrderView } from '#src/domains/orders/contract-views.ts';
import { isOnItsWay } from '#src/domains/orders/rules/parcel-states.ts';
import { carrierWords, parcelStateWords } from '#src/messages/vi/orders.ts';
import { parcelWords, shipWords } from '#src/messages/vi/parcel-screen.ts';
import { shopOrderQuestions as questions } from '#src/messages/vi/shop-order-questions.ts';
import { formatDateTime } from '#src/shared/time.ts';
import { deliver } from '#src/stores/vendor-order.ts';
import { AskDialog } from '../ui/AskDialog.tsx';
import { Button } from '../ui/Button.tsx';

/** Every parcel that has left, and what the shop may say of it. */
export function ShopParcels({ order }: { readonly order: ShopOrderView }) {
	if (order.parcels.length === 0) return null;
	return (
		<section className="card card-body order-part" aria-labelledby="kien-hang">
			<h2 id="kien-hang">{parcelWords.title}</h2>
			<ul className="parcels">
				{order.parcels.map((parcel) => (
					<Parcel key={parcel.id} parcel={parcel} order={order} />
				))}
			</ul>
		</section>
	);
}

function Parcel({ parcel, order }: { readonly parcel: ParcelView; readonly order: ShopOrderView }) {
	const [isAsking, setAsking] = useState(false);
	const nameOf = new Map(order.lines.map(({ id, productName }) => [id, productName]));
	return (
		<li className="parcel">
			<p className="order-line-sum">
				<strong>{parcelWords.parcelOf(parcel.position)}</strong>
				<span className="badge badge-neutral">{parcelStateWords[parcel.state]}</span>
			</p>
			<p className="order-soft">
				{[carrierWords[parcel.carrier], parcel.tracking].filter(Boolean).join(' · ')}
				{' · '}
				{parcelWords.shippedAt} {formatDateTime(new Date(parcel.shippedAt))}
			</p>
			<ul className="parcel-goods">
				{parcel.lines.map(({ lineId, quantity }) => (
					<li key={lineId}>
						{nameOf.get(lineId)} × {quantity}
					</li>
				))}
			</ul>
			{parcel.deliveredAt && (
				<p className="order-soft">
					{parcelWords.deliveredAt} {formatDateTime(new Date(parcel.deliveredAt))}
				</p>
			)}
			{parcel.proof && <p className="order-note">{parcel.proof}</p>}
			{order.parcels.length > 1 && isOnItsWay(parcel) && (
				<Button kind="secondary" onClick={() => setAsking(true)}>
					{shipWords.delivered(parcel.position)}
				</Button>
			)}
			<AskDialog
				question={questions.deliver}
				isOpen={isAsking}
				onClose={() => setAsking(false)}
				onYes={({ text }) => deliver(order.number, text, parcel.id)}
			/>
		</li>
	);
}
