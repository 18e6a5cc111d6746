import { type MouseEvent, useEffect, useState } from 'react';
import type { ProductDetail, VariantView } from '#src/domains/catalog/contract/product.ts';
import {
	bestOf,
	conflictingOptions,
	matchingVariants,
	type Picks,
	pickValue,
	valuesOf,
} from '#src/domains/catalog/rules/product-page/variant-picker.ts';
import { productScreenMessages as messages } from '#src/messages/vi/product.ts';
import { url } from '#src/routes.ts';

type Props = {
	readonly product: Pick<ProductDetail, 'slug' | 'optionNames'>;
	readonly variants: readonly VariantView[];
	readonly pictures: readonly (readonly string[] | null)[];
	readonly picks: Picks;
	readonly isRequested: boolean;
	readonly onPick: (option: number, value: string) => void;
};

const PICTURE_PX = 32;

export function VariantPicker({ product, variants, pictures, picks, isRequested, onPick }: Props) {
	const [clash, setClash] = useState<{ option: number; value: string; others: readonly string[] } | null>(null);
	const missing = product.optionNames.filter((_, option) => picks[option] === null);
	const pick = (event: MouseEvent, option: number, value: string): void => {
		if (event.metaKey || event.ctrlKey || event.shiftKey) return;
		event.preventDefault();
		const others = conflictingOptions(variants, picks, option, value);
		setClash(others.length > 0 ? { option, value, others } : null);
		if (others.length === 0) onPick(option, value);
	};
	return (
		<>
			{product.optionNames.map((name, option) => (
				<nav
					className="variant-row"
					key={name}
					aria-label={messages.choose([name])}
					data-missing={(isRequested && picks[option] === null) || undefined}
				>
					<span className="variant-name" aria-hidden="true">
						{name}
					</span>
					<ul className="variant-values">
						{valuesOf(variants, option).map((value, place) => {
							const target = bestOf(matchingVariants(variants, pickValue(variants, picks, option, value)));
							if (!target) return null;
							const others = conflictingOptions(variants, picks, option, value);
							return (
								<ChoiceLink
									key={value}
									value={value}
									picture={pictures[option]?.[place]}
									href={url.product(product.slug, { variant: target.id })}
									isPicked={picks[option] === value}
									isSoldOut={others.length === 0 && target.available <= 0}
									others={others}
									onClick={(event) => pick(event, option, value)}
								/>
							);
						})}
					</ul>
					{clash?.option === option && (
						<p className="buy-rule" role="status">
							{messages.clash(clash.value, clash.others)}
						</p>
					)}
				</nav>
			))}
			{isRequested && missing.length > 0 && (
				<p className="field-error" role="alert">
					{messages.chooseFirst(missing)}
				</p>
			)}
		</>
	);
}

type ChoiceProps = {
	readonly value: string;
	readonly picture: string | undefined;
	readonly href: string;
	readonly isPicked: boolean;
	readonly isSoldOut: boolean;
	readonly others: readonly string[];
	readonly onClick: (event: MouseEvent) => void;
};

function ChoiceLink({ value, picture: hash, href, isPicked, isSoldOut, others, onClick }: ChoiceProps) {
	const isAwake = useHydrated();
	const clashes = others.length > 0;
	return (
		<li>
			<a
				className="chip variant-value"
				href={href}
				aria-current={isPicked ? 'true' : undefined}
				aria-disabled={(isAwake && clashes) || undefined}
				data-waits
				data-clashes={clashes || undefined}
				data-sold-out={isSoldOut || undefined}
				onClick={onClick}
			>
				{hash && (
					<img src={url.picture({ hash, width: 320, format: 'webp' })} width={PICTURE_PX} height={PICTURE_PX} alt="" />
				)}
				{value}
				{isSoldOut && <span className="sr-only">, {messages.choiceSoldOut}</span>}
				{clashes && <span className="sr-only">, {messages.notWith(others)}</span>}
			</a>
		</li>
	);
}

/**
 * Before hydration, a link of an unavailable combination leads to another variant; afterwards it explains the
 * conflict.
 */
function useHydrated(): boolean {
	const [isAwake, setAwake] = useState(false);
	useEffect(() => setAwake(true), []);
	return isAwake;
}
