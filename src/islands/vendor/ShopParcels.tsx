import { useState } from 'react';
import type { ParcelView, Refusal } from '#src/domains/orders/contract-parcels.ts';
import type { ShopOrderView } from '#src/domains/orders/contract-views.ts';
import { isOnItsWay } from '#src/domains/orders/rules/parcel-states.ts';
import { parcelProofWords } from '#src/messages/vi/delivery-proof.ts';
import { orderScreenWords } from '#src/messages/vi/order-screen.ts';
import { parcelStateTones, parcelStateWords, parcelWay } from '#src/messages/vi/orders.ts';
import { parcelWords, shipWords, takeBackWords } from '#src/messages/vi/parcel-screen.ts';
import { shopOrderQuestions as questions } from '#src/messages/vi/shop-order-questions.ts';
import { formatDateTime } from '#src/shared/time.ts';
import { refuseDelivery } from '#src/stores/vendor-order.ts';
import { AskDialog } from '../forms/AskDialog.tsx';
import { ParcelPictures } from '../orders/ParcelPictures.tsx';
import { Button } from '../ui/Button.tsx';
import { namesOf } from '../ui/piece-names.ts';
import { useLoaded } from '../ui/use-loaded.ts';

const loadDeliver = () => import('./DeliverDialog.tsx').then(({ DeliverDialog }) => ({ Deliver: DeliverDialog }));
const loadTakeBack = () => import('./TakeBackDialog.tsx').then(({ TakeBackDialog }) => ({ TakeBack: TakeBackDialog }));
type Act = 'deliver' | 'refuse' | 'takeBack';
type Names = ReadonlyMap<string, string>;

/** Every parcel that has left, and what the shop may say of it. */
export function ShopParcels({ order }: { readonly order: ShopOrderView }) {
	if (order.parcels.length === 0) return null;
	const names = namesOf(order.lines);
	const isOne = order.parcels.length === 1 && order.left.length === 0;
	return (
		<section className="card card-body order-part" aria-labelledby="kien-hang">
			<h2 id="kien-hang">{parcelWords.title}</h2>
			<ul className="parcels">
				{order.parcels.map((parcel) => (
					<li key={parcel.id} className="parcel">
						<Facts parcel={parcel} names={names} />
						<Acts number={order.number} parcel={parcel} names={names} isOne={isOne} />
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
				<strong>{parcelWords.parcelOf(position)}</strong>
				<span className={`badge badge-${parcelStateTones[state]}`}>{parcelStateWords[state]}</span>
			</p>
			{way.length > 0 && <p className="order-soft">{way.join(' · ')}</p>}
			{trackingUrl && (
				<a className="link" href={trackingUrl} target="_blank" rel="noopener noreferrer nofollow">
					{parcelWords.track} <span className="sr-only">{parcelWords.newTab}</span>
				</a>
			)}
			<ul className="parcel-goods">
				{lines.map(({ lineId, quantity, restocked }) => (
					<li key={lineId}>
						{names.get(lineId)} {orderScreenWords.quantity(quantity)}
						{state === 'returned' && `, ${takeBackWords.restocked(restocked)}`}
					</li>
				))}
			</ul>
			<p className="order-soft">
				{parcelWords.shippedAt} {at(shippedAt)}
			</p>
			{deliveredAt && (
				<p className="order-soft">
					{parcelWords.deliveredAt} {at(deliveredAt)}
				</p>
			)}
			{parcelProofWords(parcel).map((line) => (
				<p key={line} className="order-note">
					{line}
				</p>
			))}
			<ParcelPictures parcelId={id} pictureIds={pictureIds} />
		</>
	);
}

type ActsProps = {
	readonly number: string;
	readonly parcel: ParcelView;
	readonly names: Names;
	/** The order has no other: its own button says that it has arrived. */
	readonly isOne: boolean;
};

function Acts({ number, parcel, names, isOne }: ActsProps) {
	const [open, setOpen] = useState<Act | null>(null);
	const delivery = useLoaded(loadDeliver, open === 'deliver');
	const back = useLoaded(loadTakeBack, open === 'takeBack');
	const { id, position, state } = parcel;
	const close = () => setOpen(null);
	if (state === 'refused' || state === 'lost')
		return (
			<>
				<Button kind="secondary" isBusy={open === 'takeBack' && !back} onClick={() => setOpen('takeBack')}>
					{shipWords.takeBack}
				</Button>
				{back && <back.TakeBack {...{ number, parcel, names }} isOpen={open === 'takeBack'} onClose={close} />}
			</>
		);
	if (!isOnItsWay(parcel)) return null;
	return (
		<div className="order-buttons">
			<Button kind="quiet" onClick={() => setOpen('refuse')}>
				{isOne ? shipWords.refused : shipWords.refusedPart(position)}
			</Button>
			{!isOne && (
				<Button kind="secondary" isBusy={open === 'deliver' && !delivery} onClick={() => setOpen('deliver')}>
					{shipWords.delivered(position)}
				</Button>
			)}
			<AskDialog
				question={questions.refuse}
				of={`refused:${id}`}
				isOpen={open === 'refuse'}
				onClose={close}
				onYes={({ reason, text }) => refuseDelivery(number, reason as Refusal, text, id)}
			/>
			{delivery && <delivery.Deliver number={number} parcelId={id} isOpen={open === 'deliver'} onClose={close} />}
		</div>
	);
}
