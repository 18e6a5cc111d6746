import { slugOf } from '#src/shared/slug.ts';
import type { Product } from '../catalogue/product.ts';
import { amountIn } from '../catalogue/weights.ts';
import { DEMO_SHOPS } from '../shop-list.ts';
import { COLOUR_OF } from './colours.ts';

export type ViewName = 'whole' | 'detail' | 'other' | 'size' | 'packed' | 'set' | 'home';
export type Planned = {
	/** Path below the folder of rendered pictures, without the ending. */
	readonly file: string;
	readonly shop: string;
	readonly name: string;
	readonly category: string;
	readonly view: ViewName;
	readonly colour?: string;
	/** The pack shown, as the variant is labelled. */
	readonly pack?: string;
	readonly colours: readonly string[];
	readonly alt: string;
};

/** Products that are seen first in their category have three to five pictures. */
const LEADING_IN_CATEGORY = 3;

export function coloursOf([, , , , , extras]: Product): readonly string[] {
	const values = extras?.choices?.find(({ name }) => name === 'Màu')?.values ?? [];
	return values.map((value) => (typeof value === 'string' ? value : value[0]));
}

/** Their further packs have a picture each; the others show the first one. */
const PACKS_SHOWN: ReadonlySet<string> = new Set([
	'Gạo ST25 lúa tôm',
	'Gạo Nàng Hoa 9 vụ mới',
	'Xoài Cát Hoà Lộc sấy dẻo',
	'Mật ong hoa nhãn',
]);

/** Packs of different weight look different: the label states it. The first one is on the cover. */
export function packsOf([name, , , , , extras]: Product): readonly string[] {
	if (!PACKS_SHOWN.has(name)) return [];
	const values = extras?.choices?.find(({ name }) => name === 'Quy cách')?.values ?? [];
	const packs = values.map((value) => (typeof value === 'string' ? value : value[0]));
	return packs.every((pack) => (amountIn(pack)?.unit ?? 'piece') !== 'piece') ? packs : [];
}

const WORDS: Readonly<Record<ViewName, (name: string) => string>> = {
	whole: (name) => name,
	detail: (name) => `${name}, nhìn gần`,
	other: (name) => `${name}, nhìn từ phía khác`,
	size: (name) => `${name}, kích thước tính bằng xăng-ti-mét`,
	packed: (name) => `${name} và thùng giao hàng`,
	set: (name) => `${name}, cả bộ`,
	home: (name) => `${name}, bày trên bàn`,
};

function leadingRanks(): ReadonlyMap<Product, number> {
	const seen = new Map<string, number>();
	const ranks = new Map<Product, number>();
	for (const product of DEMO_SHOPS.flatMap(({ goods }) => goods)) {
		const rank = seen.get(product[1]) ?? 0;
		seen.set(product[1], rank + 1);
		if (rank < LEADING_IN_CATEGORY) ranks.set(product, rank);
	}
	return ranks;
}

function viewsOf(product: Product, rank: number | undefined): readonly ViewName[] {
	const isEven = [...product[0]].length % 2 === 0;
	if (rank === undefined) return [isEven ? 'other' : 'detail'];
	const hasColours = coloursOf(product).length > 1;
	if (rank > 0) return [hasColours ? 'set' : isEven ? 'home' : 'detail', 'size'];
	return ['detail', 'size', hasColours ? 'set' : isEven ? 'home' : 'packed'];
}

/** All pictures of a product: one in each colour, then the other views in the first colour. */
function pictureList(shop: string, product: Product, rank: number | undefined): readonly Planned[] {
	const [name, category] = product;
	const colours = coloursOf(product);
	const folder = `${slugOf(shop)}/${slugOf(name)}`;
	const common = { shop, name, category, colours };
	const whole = (colours.length > 0 ? colours : [undefined]).map((colour) => ({
		...common,
		...(colour ? { colour } : {}),
		file: `${folder}/${colour ? slugOf(colour) : 'whole'}`,
		view: 'whole' as const,
		alt: colour && colours.length > 1 ? `${name}, ${colour}` : name,
	}));
	const packs = packsOf(product)
		.slice(1)
		.map((pack) => ({
			...common,
			pack,
			file: `${folder}/${slugOf(pack)}`,
			view: 'whole' as const,
			alt: `${name}, ${pack}`,
		}));
	const others = viewsOf(product, rank).map((view) => ({
		...common,
		...(colours[0] ? { colour: colours[0] } : {}),
		file: `${folder}/${view}`,
		view,
		alt: WORDS[view](name),
	}));
	return [...whole, ...packs, ...others];
}

export function allPictures(): readonly Planned[] {
	return DEMO_SHOPS.flatMap(({ application, goods }) =>
		goods.flatMap((product) => picturesOf(application.name, product)),
	);
}

let ranks: ReadonlyMap<Product, number> | undefined;

export function picturesOf(shop: string, product: Product): readonly Planned[] {
	ranks ??= leadingRanks();
	return pictureList(shop, product, ranks.get(product));
}

export const logoOf = (shop: string): string => `${slugOf(shop)}/logo`;
export const coverOf = (shop: string): string => `${slugOf(shop)}/cover`;
/** Photographs that people of the demonstration attach: the parcel at the door and the receipt of a carrier. */
export const ATTACHED = { parcel: 'attached/parcel', receipt: 'attached/receipt' } as const;

export const tintOf = (colour: string | undefined): string | undefined => (colour ? COLOUR_OF[colour] : undefined);
