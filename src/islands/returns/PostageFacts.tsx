import type { ReactNode } from 'react';
import type { PostageView } from '#src/domains/orders/contract-postage.ts';
import type { BuyerReturnView } from '#src/domains/orders/contract-returns.ts';
import { shownAccountText } from '#src/messages/vi/banks.ts';
import { postageStateWords } from '#src/messages/vi/orders.ts';
import { postageStandWords, postageFactWords as words } from '#src/messages/vi/postage-facts.ts';
import { formatVnd } from '#src/shared/money.ts';
import { ReturnPictures } from './ReturnSteps.tsx';

type Props = {
	readonly side: 'buyer' | 'shop';
	readonly postage: PostageView;
	readonly of: Pick<BuyerReturnView, 'id' | 'events'>;
	readonly bankShown?: string | null;
	/** What may be done about it now. */
	readonly children?: ReactNode;
};

/** What sending the goods back has cost, beside the return itself: it has a clock of its own. */
export function PostageFacts({ side, postage, of, bankShown = null, children }: Props) {
	const receipt = of.events.findLast(({ kind }) => kind === 'postage_stated');
	return (
		<section className="postage" aria-label={words.title}>
			<p className="order-head">
				<strong>
					{words.title} <span className="money">{formatVnd(postage.amountVnd)}</span>
				</strong>
				<span className={`badge badge-${TONES[postage.state]}`}>{postageStateWords[postage.state]}</span>
			</p>
			{!isSilent(postage) && <p>{postageStandWords(side, postage)}</p>}
			<ReturnPictures returnId={of.id} ids={receipt?.pictureIds ?? []} />
			{bankShown && !isSilent(postage) && (
				<p className="order-soft">
					{words.toBank} {shownAccountText(bankShown)}
				</p>
			)}
			{children && <div className="order-buttons">{children}</div>}
		</section>
	);
}

/** The badge has said all there is. */
const isSilent = ({ state }: PostageView): boolean => state === 'withdrawn' || state === 'closed';
const TONES: Readonly<Record<PostageView['state'], 'neutral' | 'primary' | 'secondary' | 'warning'>> = {
	stated: 'warning',
	accepted: 'secondary',
	refused: 'warning',
	disputed: 'warning',
	owed: 'primary',
	withdrawn: 'neutral',
	closed: 'neutral',
};
