import sharp from 'sharp';
import type { Product } from '../catalogue/product.ts';
import { numberOf } from './colours.ts';
import { readPicture } from './library.ts';
import { packsOf, picturesOf } from './plan.ts';

export type View = {
	readonly alt: string;
	/** Set on the picture that shows the variants of this colour. */
	readonly colour?: string | undefined;
	/** Set on the pictures of packs: the variant with this label. */
	readonly pack?: string | undefined;
	readonly read: () => Promise<Buffer>;
};

/** The rendered pictures of a product, the cover first. */
export function viewsOf(shop: string, product: Product): readonly View[] {
	return picturesOf(shop, product).map((planned) => ({
		alt: planned.alt,
		...(planned.view === 'whole' ? { colour: planned.colour, pack: planned.pack ?? packsOf(product)[0] } : {}),
		read: () => readPicture(planned),
	}));
}

const SIDE_PX = 640;
const TILT_MAX = 4;

/** What a buyer's phone makes of the product: tilted, closer and in warmer light. */
export async function buyersPhoto(shop: string, product: Product, colour: string | undefined): Promise<Buffer> {
	const planned = picturesOf(shop, product);
	const shown = planned.find((one) => one.view === 'whole' && one.colour === colour) ?? planned[0];
	if (!shown) throw new Error(`no picture shows "${product[0]}"`);
	const tilt = ((numberOf(product[0]) % (2 * TILT_MAX)) - TILT_MAX) * 1.2 + 0.6;
	const turned = await sharp(await readPicture(shown))
		.rotate(tilt, { background: '#d9cfc2' })
		.toBuffer();
	const { width = SIDE_PX, height = SIDE_PX } = await sharp(turned).metadata();
	const side = Math.round(Math.min(width, height) * 0.82);
	return sharp(turned)
		.extract({ left: Math.round((width - side) / 2), top: Math.round((height - side) / 2), width: side, height: side })
		.resize(SIDE_PX, SIDE_PX)
		.modulate({ brightness: 0.93, saturation: 1.06 })
		.linear([1.02, 0.99, 0.94], [0, 0, 0])
		.png()
		.toBuffer();
}
