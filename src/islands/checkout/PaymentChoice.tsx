import banknote from 'icon:banknote';
import card from 'icon:credit-card';
import type { Quote } from '#src/domains/checkout/contract/quote.ts';
import type { PaymentMethod } from '#src/domains/orders/contract/order.ts';
import { checkoutMessages as messages } from '#src/messages/vi/checkout.ts';
import { FieldError } from '../ui/fields/FieldError.tsx';
import { Icon } from '../ui/Icon.tsx';

type Props = {
	readonly chosen: PaymentMethod;
	readonly cashRefusal: Quote['cashRefusal'];
	readonly error: string | undefined;
	readonly onChoose: (method: PaymentMethod) => void;
};

/** Shows why cash on delivery is not possible. */
export function PaymentChoice({ chosen, cashRefusal: cashOnDeliveryFailure, error, onChoose }: Props) {
	const cashHint = cashOnDeliveryFailure ? messages.cashRefusal[cashOnDeliveryFailure] : messages.codHint;
	const wrong = chosen === 'cod' && cashOnDeliveryFailure ? 'vnpay' : chosen;
	const choices = [
		{ method: 'vnpay', icon: card, title: messages.vnpay, hint: messages.vnpayHint, isOff: false },
		{ method: 'cod', icon: banknote, title: messages.cod, hint: cashHint, isOff: cashOnDeliveryFailure !== null },
	] as const;
	return (
		<section className="card card-body checkout-part" aria-labelledby="thanh-toan">
			<h2 id="thanh-toan">{messages.paymentTitle}</h2>
			<fieldset className="checkout-choices">
				<legend className="sr-only">{messages.paymentTitle}</legend>
				{choices.map(({ method, icon, title, hint, isOff }) => (
					<label className="choice checkout-choice" key={method}>
						<input
							type="radio"
							name="payment"
							checked={chosen === method}
							disabled={isOff}
							aria-invalid={error && wrong === method ? true : undefined}
							aria-describedby={error && 'thanh-toan-loi'}
							onChange={() => onChoose(method)}
						/>
						<Icon shapes={icon} size={24} />
						<span>
							<strong>{title}</strong>
							<span className="checkout-choice-text">{hint}</span>
						</span>
					</label>
				))}
			</fieldset>
			<FieldError id="thanh-toan-loi" words={error} />
		</section>
	);
}
