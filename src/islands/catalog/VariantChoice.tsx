import { type MouseEvent, useEffect, useState } from 'react';
import type { ProductDetail, VariantView } from '#src/domains/catalog/contract.ts';
import {
	bestOf,
	clashesWith,
	leftBy,
	type Picks,
	pickValue,
	valuesOf,
} from '#src/domains/catalog/rules/variant-choice.ts';
import { productScreenWords as words } from '#src/messages/vi/product-screen.ts';
import { url } from '#src/routes.ts';

type Props = {
	readonly product: Pick<ProductDetail, 'slug' | 'optionNames'>;
	readonly variants: readonly VariantView[];
	readonly picks: Picks;
	/** Somebody wanted to buy before everything was chosen. */
	readonly isAsked: boolean;
	readonly onPick: (option: number, value: string) => void;
};

/** One row of links per option; before the island wakes a link leads to a whole variant. */
export function VariantChoice({ product, variants, picks, isAsked, onPick }: Props) {
	const [clash, setClash] = useState<{ option: number; value: string; others: readonly string[] } | null>(null);
	const isAwake = useAwake();
	const missing = product.optionNames.filter((_, option) => picks[option] === null);
	const pick = (event: MouseEvent, option: number, value: string): void => {
		if (event.metaKey || event.ctrlKey || event.shiftKey) return;
		event.preventDefault();
		const others = clashesWith(variants, picks, option, value);
		setClash(others.length > 0 ? { option, value, others } : null);
		if (others.length === 0) onPick(option, value);
	};
	return (
		<>
			{product.optionNames.map((name, option) => (
				<nav
					className="variant-row"
					key={name}
					aria-label={words.choose([name])}
					data-missing={(isAsked && picks[option] === null) || undefined}
				>
					<span className="variant-name" aria-hidden="true">
						{name}
					</span>
					<ul className="variant-values">
						{valuesOf(variants, option).map((value) => {
							const target = bestOf(leftBy(variants, pickValue(variants, picks, option, value)));
							if (!target) return null;
							const others = clashesWith(variants, picks, option, value);
							const isSoldOut = others.length === 0 && target.available <= 0;
							return (
								<li key={value}>
									<a
										className="chip variant-value"
										href={url.product(product.slug, { variant: target.id })}
										aria-current={picks[option] === value ? 'true' : undefined}
										aria-disabled={(isAwake && others.length > 0) || undefined}
										data-waits
										data-clashes={others.length > 0 || undefined}
										data-sold-out={isSoldOut || undefined}
										onClick={(event) => pick(event, option, value)}
									>
										{value}
										{isSoldOut && <span className="sr-only">, {words.choiceSoldOut}</span>}
										{others.length > 0 && <span className="sr-only">, {words.notWith(others)}</span>}
									</a>
								</li>
							);
						})}
					</ul>
					{clash?.option === option && (
						<p className="buy-rule" role="status">
							{words.clash(clash.value, clash.others)}
						</p>
					)}
				</nav>
			))}
			{isAsked && missing.length > 0 && (
				<p className="field-error" role="alert">
					{words.chooseFirst(missing)}
				</p>
			)}
		</>
	);
}

/** Before it wakes a link of a clash leads to another variant; afterwards it says why it does not go. */
function useAwake(): boolean {
	const [isAwake, setAwake] = useState(false);
	useEffect(() => setAwake(true), []);
	return isAwake;
}
