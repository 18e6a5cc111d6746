import type { Quote } from '#src/domains/checkout/contract/quote.ts';
import { suggestedCoinAmounts } from '#src/domains/checkout/rules/coin-up-to-date.ts';
import { checkoutMessages as messages } from '#src/messages/vi/checkout.ts';
import { MAX_VND } from '#src/shared/money.ts';
import { AmountField } from '../ui/fields/AmountField.tsx';
import type { CoinRequest } from './use-coin.ts';

type Props = { readonly quote: Quote; readonly wantedVnd: number; readonly wish: CoinRequest } & Rejected;
type Rejected = { readonly error: string | undefined };

export function CoinChoice({ quote: { coin }, wantedVnd, wish: request, error }: Props) {
	if (!coin || (coin.usableVnd === 0 && !coin.isFrozen)) return null;
	if (coin.isFrozen) {
		return (
			<section className="card card-body checkout-part" aria-labelledby="bizcoin">
				<h2 id="bizcoin">{messages.coinTitle}</h2>
				<p>{messages.coinFrozen}</p>
			</section>
		);
	}
	const isPart = request.typedVnd !== null;
	const choices = [
		{ title: messages.coinNone, isOn: !isPart && wantedVnd === 0, act: () => request.choose(0) },
		{ title: messages.coinAll(coin.usableVnd), isOn: !isPart && wantedVnd > 0, act: () => request.choose(MAX_VND) },
		{ title: messages.coinPart, isOn: isPart, act: () => request.fill(0) },
	];
	return (
		<section className="card card-body checkout-part" aria-labelledby="bizcoin">
			<h2 id="bizcoin">{messages.coinTitle}</h2>
			<fieldset className="checkout-choices">
				<legend className="sr-only">{messages.coinTitle}</legend>
				{choices.map(({ title, isOn, act }) => (
					<label className="choice checkout-choice" key={title}>
						<input type="radio" name="coin" checked={isOn} onChange={act} />
						<span>{title}</span>
					</label>
				))}
			</fieldset>
			{request.typedVnd !== null && (
				<CoinAmount amountVnd={request.typedVnd} usableVnd={coin.usableVnd} wish={request} error={error} />
			)}
		</section>
	);
}

type AmountProps = { readonly amountVnd: number; readonly usableVnd: number; readonly wish: CoinRequest } & Rejected;

function CoinAmount({ amountVnd, usableVnd, wish: request, error }: AmountProps) {
	const isTooMuch = amountVnd > usableVnd;
	return (
		<form
			className="checkout-coin"
			onSubmit={(event) => {
				event.preventDefault();
				request.applyNow();
			}}
		>
			<AmountField
				id="so-bizcoin"
				label={messages.coinAmount}
				amountVnd={amountVnd}
				onChange={request.type}
				onBlur={request.applyNow}
				error={isTooMuch ? messages.coinTooMuch(usableVnd) : error}
			/>
			<div className="chip-row">
				{suggestedCoinAmounts(usableVnd).map((vnd) => (
					<button
						key={vnd}
						type="button"
						className="chip"
						aria-pressed={vnd === amountVnd}
						onClick={() => request.fill(vnd)}
					>
						{messages.coinStep(vnd)}
					</button>
				))}
			</div>
		</form>
	);
}
