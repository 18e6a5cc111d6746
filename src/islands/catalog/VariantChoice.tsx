import type { MouseEvent } from 'react';
import type { ProductDetail, VariantView } from '#src/domains/catalog/contract.ts';
import { bestOf, leftBy, type Picks, pickValue, valuesOf } from '#src/domains/catalog/rules/variant-choice.ts';
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
	const missing = product.optionNames.filter((_, option) => picks[option] === null);
	const pick = (event: MouseEvent, option: number, value: string): void => {
		if (event.metaKey || event.ctrlKey || event.shiftKey) return;
		event.preventDefault();
		onPick(option, value);
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
							const isSoldOut = target.available <= 0;
							return (
								<li key={value}>
									<a
										className="chip variant-value"
										href={url.product(product.slug, { variant: target.id })}
										aria-current={picks[option] === value ? 'true' : undefined}
										data-waits
										data-sold-out={isSoldOut || undefined}
										onClick={(event) => pick(event, option, value)}
									>
										{value}
										{isSoldOut && <span className="sr-only">, {words.choiceSoldOut}</span>}
									</a>
								</li>
							);
						})}
					</ul>
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
