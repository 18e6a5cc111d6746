import { eq, sql } from 'drizzle-orm';
import { freeBuffers } from '#src/domains/media/background.ts';
import { storePicture } from '#src/domains/media/index.ts';
import { changeShown, setPrice } from '#src/domains/product-editing/index.ts';
import { reviewPictures, reviews } from '#src/domains/reviews/db/tables.ts';
import { planHoliday } from '#src/domains/vendors/index.ts';
import type { SystemActor } from '#src/platform/actor.ts';
import { type Context, type Scope, transact } from '#src/platform/context.ts';
import { ok } from '#src/shared/result.ts';
import { addMs, DAY_MS, vietnamDay } from '#src/shared/time.ts';
import { as, expectOk, runInLanes, vendorActor } from './in-the-past.ts';
import { buyersPhoto } from './pictures/gallery.ts';
import { DEMO_SHOPS } from './shop-list.ts';

const PHOTOGRAPHED = 10;
const DISCONTINUED = 'Mặt nạ bùn khoáng Tháp Bà';
const CHEAPER = 0.9;
const SHOPS_ON_HOLIDAY = [
	{
		shop: 'Vườn Bác Tư',
		inDays: 10,
		days: 4,
		note: 'Cả nhà về quê giỗ tổ, đơn đặt trong những ngày này được gửi ngay khi mở lại.',
	},
	{
		shop: 'Sân Chơi Thể Thao',
		inDays: 0,
		days: 21,
		note: 'Cửa hàng sửa kho, khách xem hàng trước nhé. Đơn đã đặt vẫn gửi đúng hẹn.',
	},
] as const;

type ReviewedVariant = { readonly reviewId: string; readonly name: string; readonly colour: string | null };
type Owned = { readonly productId: string; readonly shopId: string; readonly ownerId: string };

/** Rare situations: buyers' photos, discontinued products, price drops, and shops on holiday now or soon. */
export async function loadEdgeSituations(context: Context<SystemActor>): Promise<void> {
	if ((await context.read.$count(reviewPictures)) > 0) return;
	const photos = await photosOf(context);
	await transact(context, async (scope) => {
		for (const { reviewId, pictureId } of photos) {
			await scope.db.insert(reviewPictures).values({ reviewId, position: 0, pictureId });
			await scope.db.update(reviews).set({ pictureCount: 1 }).where(eq(reviews.id, reviewId));
		}
		await discontinue(scope);
		await reduceWatched(scope);
		for (const resting of SHOPS_ON_HOLIDAY) await announceHoliday(scope, resting);
		return ok(null);
	});
}

async function photosOf(context: Context<SystemActor>): Promise<readonly { reviewId: string; pictureId: string }[]> {
	const told = await context.read.read<ReviewedVariant>(sql`
		select "reviewId", name, colour from (
			select distinct on (product.id) review.id as "reviewId", product.name, product.sold_count,
				variant.option_values[1] as colour
			from reviews review join review_replies reply on reply.review_id = review.id
			join products product on product.id = review.product_id
			join product_variants variant on variant.product_id = product.id and variant.position = 0
			where review.stars >= 4 and exists (select from review_votes vote where vote.review_id = review.id)
			order by product.id, review.id
		) told order by sold_count desc, "reviewId" limit ${PHOTOGRAPHED}`);
	const sold = new Map(
		DEMO_SHOPS.flatMap(({ application, goods }) =>
			goods.map((product) => [product[0], { shop: application.name, product }] as const),
		),
	);
	const photos: { reviewId: string; pictureId: string }[] = [];
	await runInLanes(told, 2, async ({ reviewId, name, colour }) => {
		const found = sold.get(name);
		if (!found) return;
		const drawn = await buyersPhoto(found.shop, found.product, colour ?? undefined);
		const { id } = expectOk(await storePicture(context, drawn), name);
		freeBuffers(drawn);
		photos.push({ reviewId, pictureId: id });
	});
	return photos;
}

const sellerOf = (scope: Scope, { ownerId, shopId }: Owned) => as(scope, vendorActor(ownerId, shopId));

async function discontinue(scope: Scope): Promise<void> {
	const [product] = await scope.read.read<Owned>(sql`
		select product.id as "productId", shop.id as "shopId", shop.owner_id as "ownerId"
		from products product join shops shop on shop.id = product.shop_id where product.name = ${DISCONTINUED}`);
	if (product)
		expectOk(
			await changeShown(sellerOf(scope, product), { productId: product.productId, change: 'discontinue' }),
			DISCONTINUED,
		);
}

async function reduceWatched(scope: Scope): Promise<void> {
	const [product] = await scope.read.read<Owned & { readonly variantId: string; readonly priceVnd: number }>(sql`
		select product.id as "productId", shop.id as "shopId", shop.owner_id as "ownerId",
			variant.id as "variantId", variant.price_vnd as "priceVnd"
		from product_alerts alert join products product on product.id = alert.product_id
		join shops shop on shop.id = product.shop_id
		join product_variants variant on variant.product_id = product.id and variant.position = 0
		where alert.kind = 'price_drop' and alert.told_at is null order by alert.created_at, alert.id limit 1`);
	if (!product) return;
	const priceVnd = Math.round((Number(product.priceVnd) * CHEAPER) / 1000) * 1000;
	expectOk(await setPrice(sellerOf(scope, product), { variantId: product.variantId, priceVnd }), 'a price');
}

async function announceHoliday(scope: Scope, resting: (typeof SHOPS_ON_HOLIDAY)[number]): Promise<void> {
	const [shop] = await scope.read.read<Omit<Owned, 'productId'>>(
		sql`select id as "shopId", owner_id as "ownerId" from shops where name = ${resting.shop}`,
	);
	if (!shop) return;
	const from = addMs(await scope.now(), resting.inDays * DAY_MS);
	const holiday = {
		from: vietnamDay(from),
		to: vietnamDay(addMs(from, (resting.days - 1) * DAY_MS)),
		note: resting.note,
	};
	expectOk(await planHoliday(sellerOf(scope, { ...shop, productId: '' }), { holiday }), resting.shop);
}
