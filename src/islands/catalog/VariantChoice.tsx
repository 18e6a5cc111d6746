import type { MouseEvent } from 'react';
import type { ProductDetail, VariantView } from '#src/domains/catalog/contract.ts';
import { valuesOf, variantWith } from '#src/domains/catalog/rules/variant-choice.ts';
import { productScreenWords as words } from '#src/messages/vi/product-screen.ts';
import { url } from '#src/routes.ts';

type Props = {
	readonly product: Pick<ProductDetail, 'slug' | 'optionNames'>;
	readonly variants: readonly VariantView[];
	readonly chosen: VariantView;
	readonly onChoose: (event: MouseEvent, variant: VariantView) => void;
};

/** One row of links per option; a link keeps as much as it can of the other choices. */
export function VariantChoice({ product, variants, chosen, onChoose }: Props) {
	return product.optionNames.map((name, option) => (
		<nav className="variant-row" key={name} aria-label={`Chọn ${name.toLowerCase()}`}>
			<span className="variant-name" aria-hidden="true">
				{name}
			</span>
			<ul className="variant-values">
				{valuesOf(variants, option).map((value) => {
					const target = variantWith(variants, chosen, option, value);
					if (!target) return null;
					const isSoldOut = target.available <= 0;
					return (
						<li key={value}>
							<a
								className="chip variant-value"
								href={url.product(product.slug, { variant: target.id })}
								aria-current={chosen.optionValues[option] === value ? 'true' : undefined}
								data-sold-out={isSoldOut || undefined}
								onClick={(event) => onChoose(event, target)}
							>
								{value}
								{isSoldOut && <span className="sr-only">, {words.choiceSoldOut}</span>}
							</a>
						</li>
					);
				})}
			</ul>
		</nav>
	));
}
