import { BASE_ATTRIBUTES } from '#src/domains/catalog/db/base-attributes.ts';
import { factsOf } from '../catalogue/facts.ts';
import type { Product } from '../catalogue/product.ts';
import { parentOf, weightText } from '../describe.ts';
import { numberOf } from './colours.ts';
import { drawProduct, SMALL_PICTURE_SIDE } from './draw.ts';
import { drawAtHome, drawLabel, drawWeighed, LABEL_ROWS, type ViewedProduct } from './views.ts';

const VALUE_LENGTH = 28;
const YES = 'có';

export type Shown = { readonly shop: string; readonly good: Product; readonly colours: readonly string[] };
export type View = {
	readonly alt: string;
	readonly colour?: string | undefined;
	readonly draw: () => Promise<Buffer>;
};

const attributes = new Map(BASE_ATTRIBUTES.map((attribute) => [attribute.code, attribute]));

export function frontViews({ good: [name, , icon], colours }: Shown, isInAllColours: boolean): readonly View[] {
	if (!isInAllColours || colours.length < 2) return [{ alt: name, draw: () => drawProduct({ name, icon, colours }) }];
	return colours.map((colour, turn) => ({
		alt: `${name}, ${colour}`,
		colour,
		draw: () => {
			const turned = [...colours.slice(turn), ...colours.slice(0, turn)];
			return drawProduct({ name, icon, colours: turned }, turn === 0 ? undefined : SMALL_PICTURE_SIDE);
		},
	}));
}

export function otherViews({ shop, good: product, colours }: Shown, count: number): readonly View[] {
	const [name, category, icon, , weightG] = product;
	const weight = weightText(weightG);
	const room = parentOf.get(category) ?? '';
	const viewed: ViewedProduct = { name, icon, colour: colours[0], room, shop, facts: labelOf(product, weight), weight };
	const atHome = { alt: `${name}, bày ở nhà`, draw: () => drawAtHome(viewed) };
	const facts = [
		{ alt: `${name}, nhãn trên bao bì`, draw: () => drawLabel(viewed) },
		{ alt: `${name}, cả gói nặng ${weight}`, draw: () => drawWeighed(viewed) },
	];
	return [atHome, ...(numberOf(name) % 2 === 0 ? facts : facts.reverse())].slice(0, count);
}

function labelOf(product: Product, weight: string): ViewedProduct['facts'] {
	const facts = factsOf(product).flatMap(({ code, values }) => {
		const attribute = attributes.get(code);
		const value = [values.join(', '), attribute?.unit].filter(Boolean).join(' ');
		if (!attribute || value === YES) return [];
		return value.length <= VALUE_LENGTH ? [[attribute.name, value] as const] : [];
	});
	const [, , , , , , extras] = product;
	const brand = extras?.brand ? [['Thương hiệu', extras.brand] as const] : [];
	return [...brand, ...facts.slice(0, LABEL_ROWS - 1 - brand.length), ['Cả gói nặng', weight] as const];
}
