import type { ReactNode } from 'react';
import type { BuyerReturnView, ReturnEventView } from '#src/domains/orders/contract-returns.ts';
import { isReturnEnded } from '#src/domains/orders/rules/return-states.ts';
import { returnStateWords } from '#src/messages/vi/orders.ts';
import { takeBackWords } from '#src/messages/vi/parcel-screen.ts';
import { refundWords, returnNextWords, returnScreenWords as words } from '#src/messages/vi/return-screen.ts';
import { returnEventWords, returnPartyWords, returnReasonWords, returnStateTones } from '#src/messages/vi/returns.ts';
import { formatVnd } from '#src/shared/money.ts';
import { formatDateTime } from '#src/shared/time.ts';
import { evidenceAddress } from '#src/stores/returns.ts';

type Props = {
	readonly of: Omit<BuyerReturnView, 'mayDo' | 'bankShown'>;
	readonly side: 'buyer' | 'shop';
	readonly bankShown?: string | null;
	/** What may be done now. */
	readonly children: ReactNode;
};

const SIZE_PX = 96;

/** One return as both sides read it: where it stands, whose turn it is, and everything that was said and shown. */
export function ReturnCard({ of, side, bankShown = null, children }: Props) {
	// What ended without money names none.
	const isPaid = of.refund !== null || !isReturnEnded(of.state);
	return (
		<article className="return-card" aria-label={returnReasonWords[of.reason]}>
			<p className="order-head">
				<strong>{returnReasonWords[of.reason]}</strong>
				<span className={`badge badge-${returnStateTones[of.state]}`}>{returnStateWords[of.state]}</span>
			</p>
			<p>{returnNextWords(side, of)}</p>
			{of.refund && <p className="order-soft">{refundWords(of.refund)}</p>}
			<div className="order-buttons">{children}</div>
			<dl className="fact-list">
				<dt>{words.items}</dt>
				<dd>
					{of.lines.map(({ lineId, productName, variantLabel, quantity, restocked }) => (
						<span className="return-line" key={lineId}>
							{productName} {variantLabel && `(${variantLabel}) `}
							{words.quantity(quantity)}
							{side === 'shop' && of.restockedAt && `, ${takeBackWords.restocked(restocked)}`}
						</span>
					))}
				</dd>
				{isPaid && (
					<>
						<dt>{words.amount}</dt>
						<dd className="money">{formatVnd(of.amountVnd)}</dd>
					</>
				)}
				{of.tracking && (
					<>
						<dt>{words.tracking}</dt>
						<dd>{of.tracking}</dd>
					</>
				)}
				{of.replacement?.tracking && (
					<>
						<dt>{words.replacementTracking}</dt>
						<dd>{of.replacement.tracking}</dd>
					</>
				)}
				{isPaid && bankShown && (
					<>
						<dt>{words.toBank}</dt>
						<dd>{bankShown}</dd>
					</>
				)}
			</dl>
			<h3>{words.steps}</h3>
			<ol className="timeline">
				{of.events.map((event) => (
					<Step key={`${event.at}-${event.kind}`} event={event} returnId={of.id} />
				))}
			</ol>
		</article>
	);
}

function Step({ event, returnId }: { readonly event: ReturnEventView; readonly returnId: string }) {
	const { kind, party, note, at, pictureIds } = event;
	return (
		<li className="timeline-step" data-state="done">
			<span className="timeline-dot" />
			<div>
				<p className="timeline-title">{returnEventWords[kind]}</p>
				{note && (
					<p className="timeline-text return-said">
						{returnPartyWords[party]}: {note}
					</p>
				)}
				{pictureIds.length > 0 && (
					<ul className="review-pictures">
						{pictureIds.map((pictureId, place) => (
							<li key={pictureId}>
								<a href={evidenceAddress(returnId, pictureId)} target="_blank" rel="noreferrer">
									<img
										src={evidenceAddress(returnId, pictureId)}
										width={SIZE_PX}
										height={SIZE_PX}
										alt={words.pictureOf(place + 1)}
										loading="lazy"
									/>
								</a>
							</li>
						))}
					</ul>
				)}
				<time className="timeline-text" dateTime={at}>
					{formatDateTime(new Date(at))}
				</time>
			</div>
		</li>
	);
}
