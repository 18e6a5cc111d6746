import { foldVietnamese } from '#src/shared/slug.ts';

type Named = { readonly productName: string; readonly variantLabel: string; readonly sku: string };

const PRODUCT_MAX = 1000;
const RECIPIENT_MAX = 200;
const COUNTRY_CODE = '+84';

/** Each folded term follows a blank, so that ` term` matches the beginning of a term. `contact` stays separate. */
export function orderSearchText(
	number: string,
	lines: readonly Named[],
	{ recipient, phone }: { readonly recipient: string; readonly phone: string },
): { readonly goods: string; readonly contact: string } {
	const named = lines.flatMap(({ productName, variantLabel, sku }) => [productName, variantLabel, sku]);
	const goods = normaliseWords([number, ...named].join(' ')).slice(0, PRODUCT_MAX);
	const contact = `${normaliseWords(recipient).slice(0, RECIPIENT_MAX)} 0${phone.slice(COUNTRY_CODE.length)}`;
	return { goods, contact };
}

const normaliseWords = (written: string): string =>
	` ${foldVietnamese(written)
		.split(/[^a-z0-9]+/)
		.filter(Boolean)
		.join(' ')}`;
