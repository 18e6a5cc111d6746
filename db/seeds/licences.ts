import { BASE_CATEGORIES } from '#src/domains/catalog/db/base-categories.ts';
import { decideLicence, listLicences, requestLicence } from '#src/domains/compliance/index.ts';
import { storePrivatePicture } from '#src/domains/media/index.ts';
import type { SystemActor } from '#src/platform/actor.ts';
import type { Context } from '#src/platform/context.ts';
import { slugOf } from '#src/shared/slug.ts';
import type { Product } from './catalogue/product.ts';
import { as, expectOk, inThePast, memberActor, vendorActor } from './in-the-past.ts';
import { drawSampleDocument } from './pictures/sample-document.ts';
import type { DemoShop } from './shop-list.ts';

type Stocked = { readonly shop: DemoShop; readonly shopId: string; readonly ownerId: string; readonly good: Product };

const LICENCE_OF: ReadonlyMap<string, string> = new Map(
	BASE_CATEGORIES.flatMap(({ children }) =>
		children.flatMap(([name, , licence]) => (licence ? [[slugOf(name), licence] as const] : [])),
	),
);
const HELD_MAX = 50;
const HOURS_BEFORE = 24;

/** Loads the licences of shops that sell restricted products, with drawn samples as documents. */
export async function loadLicences(
	context: Context<SystemActor>,
	stocked: readonly Stocked[],
	categoryIds: ReadonlyMap<string, string>,
): Promise<void> {
	const wanted = new Map(
		stocked
			.filter(({ good: product }) => LICENCE_OF.has(product[1]))
			.map((one) => [
				`${one.shopId} ${one.good[1]}`,
				{ ...one, categorySlug: one.good[1], categoryId: categoryIds.get(one.good[1]) ?? '' },
			]),
	);
	for (const { shop, shopId, ownerId, categorySlug, categoryId } of wanted.values()) {
		const held = await listLicences(context.fresh, shopId, HELD_MAX);
		if (held.some((one) => one.categoryId === categoryId && one.state === 'approved')) continue;
		const { name, legalName } = shop.application;
		const licence = LICENCE_OF.get(categorySlug) ?? '';
		const drawn = await drawSampleDocument({
			title: 'GIẤY PHÉP',
			rows: [
				['Loại giấy', licence],
				['Cấp cho', legalName],
				['Gian hàng', name],
			],
		});
		const paper = expectOk(
			await storePrivatePicture({ ...context, actor: memberActor(ownerId) }, drawn),
			shop.application.name,
		);
		await inThePast(context, 24 * shop.ageDays - HOURS_BEFORE, async (scope) => {
			const seller = as(scope, vendorActor(ownerId, shopId));
			expectOk(await requestLicence(seller, { categoryId, pictureIds: [paper.id] }), shop.application.name);
			const asked = await listLicences(scope.fresh, shopId, HELD_MAX);
			const askedAt = new Date(asked.find((one) => one.categoryId === categoryId)?.askedAt ?? 0).toISOString();
			const input = { shopId, categoryId, decision: 'approved', reason: '', askedAt, validUntil: null } as const;
			expectOk(await decideLicence(as(scope, context.actor), input), shop.application.name);
		});
	}
}
