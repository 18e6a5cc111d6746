import { sql } from 'drizzle-orm';
import { shopSections } from '#src/domains/catalog/db/tables.ts';
import { storePicture } from '#src/domains/media/index.ts';
import { addSection, fillSection } from '#src/domains/product-editing/index.ts';
import { refreshFollowerCounts } from '#src/domains/vendors/background.ts';
import { editShopPage, findShopOfOwner, followShop, getOwnShopPage } from '#src/domains/vendors/index.ts';
import type { SystemActor, VendorActor } from '#src/platform/actor.ts';
import { type Context, type Scope, transact } from '#src/platform/context.ts';
import { ok } from '#src/shared/result.ts';
import { as, expectOk, memberActor, runInLanes, vendorActor } from './in-the-past.ts';
import { readPicture } from './pictures/library.ts';
import { coverOf } from './pictures/plan.ts';
import { DEMO_SHOPS, type DemoShop } from './shop-list.ts';
import { setOwnRates } from './shop-rates.ts';
import { customerIdOf } from './shops.ts';

const FOLLOWING = 24;
const SHOPS_FOLLOWED = 3;
const SECTIONS = 5;

/** Loads banners, sections, shipping rates and followers in one transaction, so that a killed run leaves none. */
export async function loadShopPages(context: Context<SystemActor>): Promise<void> {
	if ((await context.read.$count(shopSections)) > 0) return;
	const shops = DEMO_SHOPS.filter(({ isApproved, goods }) => isApproved && goods.length > 0);
	const banners = new Map<DemoShop, string>();
	await runInLanes(shops, 2, async (shop) => {
		const drawn = await readPicture({ file: coverOf(shop.application.name) });
		banners.set(shop, expectOk(await storePicture(context, drawn), shop.application.name).hash);
	});
	await transact(context, async (scope) => {
		const ids: string[] = [];
		for (const shop of shops) ids.push(await setUpShopPage(scope, shop, banners.get(shop) ?? null));
		await setOwnRates(scope);
		await follow(scope, ids);
		return ok(null);
	});
	await refreshFollowerCounts(context);
}

async function setUpShopPage(scope: Scope, shop: DemoShop, bannerHash: string | null): Promise<string> {
	const ownerId = await customerIdOf(scope.read, shop.owner.email);
	const { id: shopId } = (await findShopOfOwner(scope.read, ownerId)) ?? { id: '' };
	const seller = as(scope, vendorActor(ownerId, shopId));
	const page = await getOwnShopPage(seller);
	if (!page) throw new Error(`${shop.application.name} has no page`);
	const { tagline, description, logoHash } = page;
	expectOk(await editShopPage(seller, { tagline, description, logoHash, bannerHash }), page.name);
	for (const { name, productIds } of await sectionsOf(scope, shopId)) await fill(seller, name, productIds);
	return shopId;
}

type Section = { readonly name: string; readonly productIds: readonly string[] };

function sectionsOf({ read }: Scope, shopId: string): Promise<readonly Section[]> {
	return read.read<Section>(sql`
		select category.name, array_agg(product.id) as "productIds"
		from products product join categories category on category.id = product.category_id
		where product.shop_id = ${shopId} and product.state = 'published'
		group by category.name having count(*) > 1 order by count(*) desc, category.name limit ${SECTIONS}`);
}

async function fill(seller: Scope<VendorActor>, name: string, productIds: readonly string[]): Promise<void> {
	const { items } = expectOk(await addSection(seller, { name }), name);
	const sectionId = items.at(-1)?.id ?? '';
	expectOk(await fillSection(seller, { sectionId, productIds: [...productIds], isIn: true }), name);
}

async function follow(scope: Scope, shopIds: readonly string[]): Promise<void> {
	const people = await scope.read.read<{ id: string }>(sql`
		select id from customers where id not in (select customer_id from shop_staff) order by id limit ${FOLLOWING}`);
	for (const [at, { id }] of people.entries()) {
		const wanted = Array.from({ length: SHOPS_FOLLOWED }, (_, n) => shopIds[(at * n + n * n) % shopIds.length] ?? '');
		for (const shopId of new Set(wanted))
			expectOk(await followShop(as(scope, memberActor(id)), { shopId, isFollowing: true }), shopId);
	}
}
