import { asc, eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { fail } from '#src/domains/catalog/contract/product.ts';
import { picturesOf } from '#src/domains/catalog/db/editor-repository.ts';
import { lockProduct } from '#src/domains/catalog/db/product-repository.ts';
import { productPictures } from '#src/domains/catalog/db/tables.ts';
import type { ProductState } from '#src/domains/catalog/rules/product-states.ts';
import { transact } from '#src/platform/context.ts';
import { ok } from '#src/shared/result.ts';
import { contextOf, system, vendor } from '#tests/context.ts';
import { testDatabase } from '#tests/database.ts';
import { makeProduct } from '#tests/factories/catalog.ts';
import { makePicture, showPicture } from '#tests/factories/pictures.ts';
import { makeShop } from '#tests/factories/vendors.ts';
import { pendingChange, picturesOfOthers } from '../../db/moderation-repository.ts';
import { productChanges } from '../../db/tables.ts';
import { planPictures } from '../../rules/change-plan.ts';
import { decideChange } from '../decide-change.ts';
import { changePictures } from './change-pictures.ts';

const database = await testDatabase();
const { db } = database;
const person = contextOf(database, system());

async function vase(state: ProductState = 'published') {
	const shop = await makeShop(db);
	const seller = contextOf(database, vendor(shop.ownerId, shop.id));
	const { id } = await makeProduct(db, { shopId: shop.id, state });
	const own = await makePicture(db);
	const show = (...pictureIds: readonly string[]) =>
		transact(seller, async (scope) => {
			const product = (await lockProduct(scope.db, id)) ?? expect.fail();
			const now = {
				...product,
				wasPublished: product.publishedAt !== null,
				pending: await pendingChange(scope.db, id),
				pictureIds: await picturesOf(scope.db, id),
			};
			const ofOthers = await picturesOfOthers(scope.db, shop.id, pictureIds);
			const wanted = pictureIds.map((pictureId) => ({ pictureId, variantId: null, alt: 'Bình' }));
			const step = planPictures(now, wanted, (pictureId) => ofOthers.has(pictureId));
			if (step.part === 'failed') return { ok: false, error: step.error };
			if (step.outcome === 'left_out') return fail('catalog.change_pending');
			const changed = await changePictures(scope, id, step);
			return changed.ok ? ok({ isPending: step.outcome === 'pending' }) : changed;
		});
	const shown = async () =>
		(
			await db
				.select()
				.from(productPictures)
				.where(eq(productPictures.productId, id))
				.orderBy(asc(productPictures.position))
		).map(({ pictureId }) => pictureId);
	const changes = () => db.select().from(productChanges).where(eq(productChanges.productId, id));
	return { id, own: own.id, show, shown, changes };
}
async function ofAnotherShop(state: 'published' | 'draft' = 'published') {
	const { id } = await makePicture(db);
	await showPicture(db, (await makeProduct(db, { state })).id, id);
	return id;
}

test('a picture of another shop is pending until an operator approves it, and the published pictures stay', async () => {
	for (const state of ['published', 'hidden'] as const) {
		const { id, own, show, shown, changes } = await vase(state);
		const theirs = await ofAnotherShop();
		expect(await show(own)).toMatchObject({ value: { isPending: false } });
		expect(await show(theirs, own)).toMatchObject({ value: { isPending: true } });
		expect(await shown()).toEqual([own]);
		expect(await show(theirs)).toMatchObject({ error: { code: 'catalog.change_pending' } });
		await decideChange(person, { productId: id, decision: 'confirmed', reason: '' });
		expect(await shown()).toEqual([theirs, own]);
		expect(await show(own, theirs)).toMatchObject({ value: { isPending: false } });
		expect((await changes()).map(({ kind, decision }) => `${kind} ${decision}`)).toEqual(
			Array(3).fill('pictures confirmed'),
		);
	}
});

test('a rejected picture is not published and can be requested again', async () => {
	const { id, own, show, shown } = await vase();
	await show(own);
	const theirs = await ofAnotherShop();
	await show(theirs);
	await decideChange(person, { productId: id, decision: 'rejected', reason: 'Ảnh của gian hàng khác' });
	expect(await shown()).toEqual([own]);
	expect(await show(theirs)).toMatchObject({ value: { isPending: true } });
});

test('pictures that no other shop has published are shown immediately, and a new alternative text records no change', async () => {
	const { own, show, shown, changes } = await vase();
	const loose = await ofAnotherShop('draft');
	expect(await show(own, loose)).toMatchObject({ value: { isPending: false } });
	expect(await show(own, loose)).toMatchObject({ value: { isPending: false } });
	expect(await shown()).toEqual([own, loose]);
	expect(await changes()).toHaveLength(1);
});

test('a draft accepts any picture without a change request, because it is reviewed before publication', async () => {
	const { show, shown, changes } = await vase('draft');
	const theirs = await ofAnotherShop();
	expect(await show(theirs)).toMatchObject({ value: { isPending: false } });
	expect(await shown()).toEqual([theirs]);
	expect(await changes()).toEqual([]);
});

test.each(['published', 'hidden', 'pending', 'discontinued'] as const)(
	'a product in the state %s keeps its last picture',
	async (state) => {
		const { own, show, shown } = await vase(state);
		expect(await show()).toMatchObject({ value: { isPending: false } });
		await show(own);
		expect(await show()).toMatchObject({ error: { code: 'catalog.picture_missing' } });
		expect(await shown()).toEqual([own]);
	},
);
test.each(['draft', 'changes_requested'] as const)(
	'a product in the state %s may lose its last picture',
	async (state) => {
		const { own, show, shown } = await vase(state);
		await show(own);
		expect(await show()).toMatchObject({ ok: true });
		expect(await shown()).toEqual([]);
	},
);
