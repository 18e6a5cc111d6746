import type { ReactNode } from 'react';
import type { BuyerReturnView } from '#src/domains/returns/contract/return.ts';
import type { ReturnShippingView } from '#src/domains/returns/contract/return-shipping.ts';
import { returnShippingStateMessages } from '#src/messages/vi/orders.ts';
import { shownAccountText } from '#src/messages/vi/refund-account.ts';
import { returnShippingFactMessages as messages, returnShippingStandMessages } from '#src/messages/vi/return-screen.ts';
import { formatVnd } from '#src/shared/money.ts';
import { Badge } from '../ui/Badge.tsx';
import { ReturnPictures } from './ReturnSteps.tsx';

type Props = {
	readonly side: 'buyer' | 'shop';
	readonly postage: ReturnShippingView;
	readonly of: Pick<BuyerReturnView, 'id' | 'events'>;
	readonly bankShown?: string | null;
	readonly children?: ReactNode;
};

export function ReturnShippingFacts({ side, postage, of, bankShown = null, children }: Props) {
	const receipt = of.events.findLast(({ kind }) => kind === 'postage_stated');
	return (
		<section className="postage" aria-label={messages.title}>
			<p className="order-head">
				<strong>
					{messages.title} <span className="money">{formatVnd(postage.amountVnd)}</span>
				</strong>
				<Badge tone={TONES[postage.state]}>{returnShippingStateMessages[postage.state]}</Badge>
			</p>
			{!isSilent(postage) && <p>{returnShippingStandMessages(side, postage)}</p>}
			<ReturnPictures returnId={of.id} ids={receipt?.pictureIds ?? []} />
			{bankShown && !isSilent(postage) && (
				<p className="order-soft">
					{messages.toBank} {shownAccountText(bankShown)}
				</p>
			)}
			{children && <div className="order-buttons">{children}</div>}
		</section>
	);
}

/** In these states the badge says everything. */
const isSilent = ({ state }: ReturnShippingView): boolean => state === 'withdrawn' || state === 'closed';
const TONES: Readonly<Record<ReturnShippingView['state'], 'neutral' | 'primary' | 'secondary' | 'warning'>> = {
	stated: 'warning',
	accepted: 'secondary',
	refused: 'warning',
	disputed: 'warning',
	owed: 'primary',
	withdrawn: 'neutral',
	closed: 'neutral',
};
