import { sql } from 'drizzle-orm';
import { wishlists } from '#src/domains/wishlist/db/tables.ts';
import { addWish, createList, editWish, setAlert, shareList } from '#src/domains/wishlist/index.ts';
import type { MemberActor, SystemActor } from '#src/platform/actor.ts';
import { type Context, type Scope, transact } from '#src/platform/context.ts';
import { ok } from '#src/shared/result.ts';
import { as, expectOk, memberActor } from './in-the-past.ts';
import { CUSTOMERS } from './people.ts';

type List = {
	/** Null means the default wishlist. */
	readonly name: string | null;
	readonly of: readonly string[];
	readonly count: number;
	readonly notes: readonly string[];
	readonly isShared: boolean;
};
type Product = {
	readonly productId: string;
	readonly variantId: string | null;
	readonly isSoldOut: boolean;
	readonly category: string;
};

const GIFTS = ['Cà phê & trà', 'Mật ong & hạt', 'Trái cây sấy', 'Khô & mắm', 'Bánh kẹo & ăn vặt'];
const KITCHEN = ['Nồi & chảo', 'Bát đĩa & ly', 'Nhà bếp điện'];
const LISTS: readonly List[] = [
	{ name: null, of: [], count: 6, notes: ['Chờ lương về thì mua', 'Mẹ khen bền'], isShared: false },
	{ name: 'Quà Tết', of: GIFTS, count: 5, notes: ['Biếu bà ngoại', 'Hai phần'], isShared: true },
	{ name: 'Góc bếp mới', of: KITCHEN, count: 4, notes: [], isShared: false },
];

/** Loads all lists in one transaction, so that a killed run leaves none. */
export async function loadWishlists(context: Context<SystemActor>): Promise<void> {
	if ((await context.read.$count(wishlists)) > 0) return;
	const email = CUSTOMERS[0]?.email ?? '';
	await transact(context, async (scope) => {
		const [person] = await scope.read.read<{ id: string }>(
			sql`select id from customers where email_normalised = ${email}`,
		);
		if (!person) return ok(null);
		const own = as(scope, memberActor(person.id));
		const goods = await productOf(scope);
		const taken = new Set<Product>();
		for (const list of LISTS) {
			const free = goods.filter(
				(product) => !taken.has(product) && (list.of.length === 0 || list.of.includes(product.category)),
			);
			const chosen = free.slice(0, list.count);
			for (const product of chosen) taken.add(product);
			await fill(own, list, chosen);
		}
		const [soldOut] = goods.filter(({ isSoldOut, variantId }) => isSoldOut && variantId !== null);
		if (soldOut) await watch(own, 'back_in_stock', soldOut.productId, soldOut.variantId);
		for (const { productId } of goods.slice(0, 2)) await watch(own, 'price_drop', productId, null);
		return ok(null);
	});
}

const SOLD_OUT_SHOWN = 2;

/** Returns one product per shop and category; the second and the third are sold out. */
async function productOf({ read }: Scope): Promise<readonly Product[]> {
	const goods = await read.read<Product>(sql`
		select "productId", "variantId", "isSoldOut", category from (
			select distinct on (product.shop_id, product.category_id) product.id as "productId",
				case when cardinality(variant.option_values) > 0 then variant.id end as "variantId",
				stock.on_hand <= stock.reserved as "isSoldOut", product.sold_count, category.name as category
			from products product join categories category on category.id = product.category_id
			join shops shop on shop.id = product.shop_id and shop.state = 'approved'
			join product_variants variant on variant.product_id = product.id and variant.is_on_sale
			join stock_items stock on stock.variant_id = variant.id
			where product.state = 'published'
			order by product.shop_id, product.category_id, stock.on_hand <= stock.reserved desc, product.sold_count desc
		) good order by "variantId" is not null desc, sold_count desc`);
	const [there, out] = [goods.filter(({ isSoldOut }) => !isSoldOut), goods.filter(({ isSoldOut }) => isSoldOut)];
	return [...there.slice(0, 1), ...out.slice(0, SOLD_OUT_SHOWN), ...there.slice(1)];
}

async function fill(scope: Scope<MemberActor>, list: List, goods: readonly Product[]): Promise<void> {
	const made = list.name && expectOk(await createList(scope, { name: list.name }), list.name);
	const place = made ? { listId: made.id } : {};
	for (const [at, { productId, variantId }] of goods.entries()) {
		const { itemId } = expectOk(await addWish(scope, { productId, variantId, ...place }), 'a wish');
		const note = list.notes[at];
		if (note) expectOk(await editWish(scope, { itemId, note }), note);
	}
	if (made && list.isShared) expectOk(await shareList(scope, { listId: made.id }), list.name);
}

async function watch(
	scope: Scope<MemberActor>,
	kind: 'back_in_stock' | 'price_drop',
	productId: string,
	variantId: string | null,
): Promise<void> {
	expectOk(await setAlert(scope, { kind, productId, variantId, isOn: true }), 'an alert');
}
