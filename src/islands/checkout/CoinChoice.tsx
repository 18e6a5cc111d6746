import type { Quote } from '#src/domains/orders/contract.ts';
import { coinSteps } from '#src/domains/orders/rules/coin-as-shown.ts';
import { checkoutWords as words } from '#src/messages/vi/checkout-screen.ts';
import { MAX_VND } from '#src/shared/money.ts';
import { AmountField } from '../ui/AmountField.tsx';
import type { CoinWish } from './use-coin.ts';

type Props = { readonly quote: Quote; readonly wantedVnd: number; readonly wish: CoinWish } & Refused;
/** Why nothing was ordered with the amount in the field. */
type Refused = { readonly error: string | undefined };

/** None, all that fits, or an amount; nothing of it while there is none to use. */
export function CoinChoice({ quote: { coin }, wantedVnd, wish, error }: Props) {
	if (!coin || (coin.usableVnd === 0 && !coin.isFrozen)) return null;
	if (coin.isFrozen) {
		return (
			<section className="card card-body checkout-part" aria-labelledby="bizcoin">
				<h2 id="bizcoin">{words.coinTitle}</h2>
				<p>{words.coinFrozen}</p>
			</section>
		);
	}
	const isPart = wish.typedVnd !== null;
	const choices = [
		{ title: words.coinNone, isOn: !isPart && wantedVnd === 0, act: () => wish.choose(0) },
		{ title: words.coinAll(coin.usableVnd), isOn: !isPart && wantedVnd > 0, act: () => wish.choose(MAX_VND) },
		{ title: words.coinPart, isOn: isPart, act: () => wish.fill(0) },
	];
	return (
		<section className="card card-body checkout-part" aria-labelledby="bizcoin">
			<h2 id="bizcoin">{words.coinTitle}</h2>
			<fieldset className="checkout-choices">
				<legend className="sr-only">{words.coinTitle}</legend>
				{choices.map(({ title, isOn, act }) => (
					<label className="choice checkout-choice" key={title}>
						<input type="radio" name="coin" checked={isOn} onChange={act} />
						<span>{title}</span>
					</label>
				))}
			</fieldset>
			{wish.typedVnd !== null && (
				<CoinAmount amountVnd={wish.typedVnd} usableVnd={coin.usableVnd} wish={wish} error={error} />
			)}
		</section>
	);
}

type AmountProps = { readonly amountVnd: number; readonly usableVnd: number; readonly wish: CoinWish } & Refused;

function CoinAmount({ amountVnd, usableVnd, wish, error }: AmountProps) {
	const isTooMuch = amountVnd > usableVnd;
	return (
		<form
			className="checkout-coin"
			onSubmit={(event) => {
				event.preventDefault();
				wish.countNow();
			}}
		>
			<AmountField
				id="so-bizcoin"
				label={words.coinAmount}
				amountVnd={amountVnd}
				onChange={wish.type}
				onBlur={wish.countNow}
				error={isTooMuch ? words.coinTooMuch(usableVnd) : error}
			/>
			<div className="chip-row">
				{coinSteps(usableVnd).map((vnd) => (
					<button
						key={vnd}
						type="button"
						className="chip"
						aria-pressed={vnd === amountVnd}
						onClick={() => wish.fill(vnd)}
					>
						{words.coinStep(vnd)}
					</button>
				))}
			</div>
		</form>
	);
}
