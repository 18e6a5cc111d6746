import { useState } from 'react';
import type { AppliedVoucher, AvailableVoucher } from '#src/domains/checkout/contract/vouchers.ts';
import { checkoutMessages as messages } from '#src/messages/vi/checkout.ts';
import { savedVoucherMessages } from '#src/messages/vi/saved-vouchers.ts';
import { voucherConditions, voucherProblemMessages, voucherTitle } from '#src/messages/vi/vouchers.ts';
import { Badge } from '../ui/Badge.tsx';
import { unlisted } from './unlisted-voucher.ts';

type Props = {
	readonly title: string;
	readonly name: string;
	/** Null while loading. */
	readonly offers: readonly AvailableVoucher[] | null;
	readonly goodsVnd: number;
	readonly applied: AppliedVoucher | null;
	readonly onChoose: (code: string | undefined) => Promise<unknown>;
};

export function VoucherList({ title, name, offers, goodsVnd, applied, onChoose }: Props) {
	/** Marks the option immediately; the new quote follows. */
	const [pressed, setPressed] = useState<{ readonly code: string | undefined } | null>(null);
	const chosen = pressed ? pressed.code : applied?.code;
	const choose = async (code: string | undefined): Promise<void> => {
		setPressed({ code });
		await onChoose(code);
		setPressed(null);
	};
	if (!offers) return <p aria-live="polite">{messages.vouchersLoading}</p>;
	const told = unlisted(offers, applied);
	if (offers.length === 0 && !told) return null;
	return (
		<fieldset className="checkout-choices">
			<legend>{title}</legend>
			<label className="choice checkout-choice">
				<input type="radio" name={name} checked={chosen === undefined} onChange={() => void choose(undefined)} />
				<span>{messages.noVoucher}</span>
			</label>
			{told && (
				<label className="choice checkout-choice">
					<input type="radio" name={name} checked={chosen === told.code} onChange={() => void choose(told.code)} />
					<span>
						<strong>{messages.voucherTakes(told.discountVnd)}</strong>
						<span className="checkout-choice-text">{messages.voucherCode(told.code)}</span>
					</span>
				</label>
			)}
			{offers.map((offer) => (
				<label className="choice checkout-choice" key={offer.code}>
					<input
						type="radio"
						name={name}
						checked={chosen === offer.code}
						disabled={offer.problem !== null && applied?.code !== offer.code}
						onChange={() => void choose(offer.code)}
					/>
					<span>
						<strong>{voucherTitle(offer.discount)}</strong>
						{offer.isSaved && <Badge tone="secondary">{savedVoucherMessages.saved}</Badge>}
						<span className="checkout-choice-text">
							{messages.voucherCode(offer.code)} · {voucherConditions(offer)}
						</span>
						<WhyNot offer={offer} goodsVnd={goodsVnd} />
					</span>
				</label>
			))}
		</fieldset>
	);
}

function WhyNot({ offer, goodsVnd }: { readonly offer: AvailableVoucher; readonly goodsVnd: number }) {
	const { problem, minGoodsVnd } = offer;
	if (!problem) return null;
	if (problem === 'below_minimum')
		return <span className="checkout-choice-text">{messages.buyMore(minGoodsVnd - goodsVnd)}</span>;
	return <span className="cart-row-trouble">{voucherProblemMessages[problem]}</span>;
}
