import { useState } from 'react';
import type { Quote } from '#src/domains/orders/contract.ts';
import { coinOf } from '#src/domains/orders/rules/totals.ts';
import { checkoutWords as words } from '#src/messages/vi/checkout-screen.ts';
import { MAX_VND } from '#src/shared/money.ts';
import { Button } from '../ui/Button.tsx';
import { TextField } from '../ui/TextField.tsx';

type Props = { readonly quote: Quote; readonly wantedVnd: number; readonly onChoose: (coinVnd: number) => void };

/** None, all that fits, or an amount; nothing of it while there is none to use. */
export function CoinChoice({ quote, wantedVnd, onChoose }: Props) {
	const { coin } = quote;
	const [isPart, setPart] = useState(false);
	if (!coin || (coin.usableVnd === 0 && !coin.isFrozen)) return null;
	if (coin.isFrozen) {
		return (
			<section className="card card-body checkout-part" aria-labelledby="bizcoin">
				<h2 id="bizcoin">{words.coinTitle}</h2>
				<p>{words.coinFrozen}</p>
			</section>
		);
	}
	const isAll = !isPart && wantedVnd >= coin.usableVnd;
	const choices = [
		{ title: words.coinNone, isOn: !isPart && wantedVnd === 0, act: () => onChoose(0) },
		{ title: words.coinAll(coin.usableVnd), isOn: isAll, act: () => onChoose(MAX_VND) },
	];
	return (
		<section className="card card-body checkout-part" aria-labelledby="bizcoin">
			<h2 id="bizcoin">{words.coinTitle}</h2>
			<fieldset className="checkout-choices">
				<legend className="sr-only">{words.coinTitle}</legend>
				{choices.map(({ title, isOn, act }) => (
					<label className="choice checkout-choice" key={title}>
						<input
							type="radio"
							name="coin"
							checked={isOn}
							onChange={() => {
								setPart(false);
								act();
							}}
						/>
						<span>{title}</span>
					</label>
				))}
				<label className="choice checkout-choice">
					<input
						type="radio"
						name="coin"
						checked={isPart || (wantedVnd > 0 && !isAll)}
						onChange={() => setPart(true)}
					/>
					<span>{words.coinPart}</span>
				</label>
			</fieldset>
			{(isPart || (wantedVnd > 0 && !isAll)) && (
				<CoinAmount usedVnd={coinOf(quote)} usableVnd={coin.usableVnd} onApply={onChoose} />
			)}
		</section>
	);
}

type AmountProps = {
	readonly usedVnd: number;
	readonly usableVnd: number;
	readonly onApply: (coinVnd: number) => void;
};

function CoinAmount({ usedVnd, usableVnd, onApply }: AmountProps) {
	const [text, setText] = useState(usedVnd > 0 ? String(usedVnd) : '');
	const amountVnd = Number(text.replace(/\D/g, ''));
	const isTooMuch = amountVnd > usableVnd;
	return (
		<form
			className="checkout-code"
			onSubmit={(event) => {
				event.preventDefault();
				if (!isTooMuch) onApply(amountVnd);
			}}
		>
			<TextField
				id="so-bizcoin"
				label={words.coinAmount}
				value={text}
				inputMode="numeric"
				onChange={setText}
				{...(isTooMuch ? { error: words.coinTooMuch(usableVnd) } : {})}
			/>
			<Button type="submit" kind="secondary">
				{words.apply}
			</Button>
		</form>
	);
}
