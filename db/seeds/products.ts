import { eq } from 'drizzle-orm';
import { DISCOUNT_ADVERTISED_DAYS } from '#src/domains/catalog/contract/discount.ts';
import type { CreateProductInput } from '#src/domains/catalog/contract/product.ts';
import { categories, products } from '#src/domains/catalog/db/tables.ts';
import { decideListing } from '#src/domains/compliance/index.ts';
import { freeBuffers } from '#src/domains/media/background.ts';
import { storePicture } from '#src/domains/media/index.ts';
import { createProduct, publishProduct, setPrice } from '#src/domains/product-editing/index.ts';
import { findShopOfOwner } from '#src/domains/vendors/index.ts';
import type { SystemActor } from '#src/platform/actor.ts';
import type { Context } from '#src/platform/context.ts';
import { factsOf } from './catalogue/facts.ts';
import type { Choice, Product } from './catalogue/product.ts';
import { weightOf } from './catalogue/weights.ts';
import { describe } from './describe.ts';
import { as, expectOk, inThePast, moveClock, runInLanes, vendorActor } from './in-the-past.ts';
import { loadLicences } from './licences.ts';
import { numberOf } from './pictures/colours.ts';
import { viewsOf } from './pictures/gallery.ts';
import { coloursOf } from './pictures/plan.ts';
import { DEMO_SHOPS, type DemoShop } from './shop-list.ts';
import { customerIdOf } from './shops.ts';

/** More lanes than most machines have cores: some shrink pictures while others wait for the database. */
const LANES = 6;
const REDUCED_HOURS_AGO = 60;
const OLDEST_DAYS = 160;
/** A struck-through price must have been charged this long before. */
const REQUESTED_BEFORE_HOURS = 24 * (DISCOUNT_ADVERTISED_DAYS + 1);
/** Categories whose products cannot be returned once opened, for hygiene. */
const HYGIENE: ReadonlySet<string> = new Set(['cham-soc-da', 'toc-co-the', 'trang-diem']);

type Task = {
	readonly shop: DemoShop;
	readonly shopId: string;
	readonly ownerId: string;
	readonly good: Product;
	readonly place: number;
};

export async function loadProducts(context: Context<SystemActor>, say: (line: string) => void): Promise<void> {
	const rows = await context.read.select({ id: categories.id, slug: categories.slug }).from(categories);
	const categoryIds = new Map(rows.map(({ id, slug }) => [slug, id]));
	const tasks = await openTasks(context);
	await loadLicences(context, tasks, categoryIds);
	let done = 0;
	await runInLanes(tasks, LANES, async (task) => {
		await loadProduct(context, task, categoryIds.get(task.good[1]) ?? '');
		done += 1;
		if (done % 50 === 0) say(`${done} of ${tasks.length} products`);
	});
}

/** Alternates between shops, so that the list of newest products shows all of them. */
async function openTasks(context: Context<SystemActor>): Promise<readonly Task[]> {
	const tasks: Task[] = [];
	for (const shop of DEMO_SHOPS) {
		if (shop.goods.length === 0) continue;
		const ownerId = await customerIdOf(context.read, shop.owner.email);
		const shopId = (await findShopOfOwner(context.read, ownerId))?.id ?? '';
		const there = await context.read.select({ name: products.name }).from(products).where(eq(products.shopId, shopId));
		const names = new Set(there.map(({ name }) => name));
		for (const [place, product] of shop.goods.entries())
			if (!names.has(product[0])) tasks.push({ shop, shopId, ownerId, good: product, place });
	}
	return tasks.sort((a, b) => a.place - b.place);
}

async function loadProduct(context: Context<SystemActor>, task: Task, categoryId: string): Promise<void> {
	const { shop, shopId, ownerId, good: product, place } = task;
	const [name, category, priceVnd, , , extras] = product;
	const choices = extras?.choices ?? [];
	const seed = numberOf(name);
	const options = combinations(choices).filter(
		({ optionValues }) => !extras?.never?.some((values) => values.every((value) => optionValues.includes(value))),
	);
	const pictures = await storePictures(context, task, options);
	const listedHoursAgo = 24 * listedDaysAgo(place, seed, shop.ageDays);
	const hoursAgo = extras?.was ? Math.max(listedHoursAgo, REDUCED_HOURS_AGO + REQUESTED_BEFORE_HOURS) : listedHoursAgo;
	await inThePast(context, hoursAgo, async (scope) => {
		const seller = as(scope, vendorActor(ownerId, shopId));
		const variants = options.map(({ optionValues, extraVnd }, index) => ({
			optionValues,
			sku: `SP${String(place + 1).padStart(2, '0')}-${String(index + 1).padStart(2, '0')}`,
			priceVnd: (extras?.was ?? priceVnd) + extraVnd,
			weightG: weightOf(product, optionValues),
			stock: extras?.stock ?? stockOf(seed, index),
		}));
		const form = { categoryId, name, description: describe(product, shop.promise), variants };
		const optionNames = choices.map((choice) => choice.name);
		const rest = { optionNames, prepDays: extras?.prepDays ?? 1, attributes: factsOf(product) };
		const stored = HYGIENE.has(category) ? { noReturnReason: 'opened_hygiene' as const } : {};
		const minimum = extras?.minimum ? { quantityMin: extras.minimum, quantityStep: extras.minimum } : {};
		const made = expectOk(await createProduct(seller, { ...form, ...rest, ...minimum, ...stored, pictures }), name);
		const { state } = expectOk(await publishProduct(seller, { productId: made.id }), name);
		// An operator reviews the products of new shops before they are published.
		if (state === 'pending')
			expectOk(
				await decideListing(as(scope, context.actor), { productId: made.id, decision: 'approved', reason: '' }),
				name,
			);
		if (!extras?.was) return;
		await moveClock(scope, REDUCED_HOURS_AGO);
		const cut = extras.was - priceVnd;
		for (const [index, variantId] of made.variantIds.entries())
			expectOk(await setPrice(seller, { variantId, priceVnd: (variants[index]?.priceVnd ?? 0) - cut }), name);
	});
}

async function storePictures(
	context: Context<SystemActor>,
	{ shop, good: product }: Task,
	options: readonly Combination[],
): Promise<CreateProductInput['pictures']> {
	const hasColours = coloursOf(product).length > 0;
	const pictures: CreateProductInput['pictures'] = [];
	for (const { alt, colour, pack, read } of viewsOf(shop.application.name, product)) {
		const rendered = await read();
		const { hash } = expectOk(await storePicture(context, rendered), alt);
		freeBuffers(rendered);
		const shown = pack ?? (hasColours ? colour : undefined);
		const variant = options.findIndex(({ optionValues }) => shown !== undefined && optionValues.includes(shown));
		pictures.push(variant < 0 ? { hash, alt } : { hash, alt, variant });
	}
	return pictures;
}

const wordOf = (value: Choice['values'][number]): string => (typeof value === 'string' ? value : value[0]);
const extraOf = (value: Choice['values'][number]): number => (typeof value === 'string' ? 0 : value[1]);

type Combination = { readonly optionValues: string[]; readonly extraVnd: number };

function combinations(choices: readonly Choice[]): readonly Combination[] {
	return choices.reduce<readonly Combination[]>(
		(made, { values }) =>
			made.flatMap(({ optionValues, extraVnd }) =>
				values.map((value) => ({
					optionValues: [...optionValues, wordOf(value)],
					extraVnd: extraVnd + extraOf(value),
				})),
			),
		[{ optionValues: [], extraVnd: 0 }],
	);
}

/** Most products are there since the shop opened, others came later. */
function listedDaysAgo(place: number, seed: number, ageDays: number): number {
	const oldest = Math.min(OLDEST_DAYS, ageDays - 3);
	return seed % 5 < 3 ? oldest - (place % 7) : 4 + ((place * 5 + seed) % (oldest - 5));
}

/** Most variants have plenty of stock; one in nine is low and one in 23 is sold out. */
function stockOf(seed: number, index: number): number {
	const turn = (seed >>> 4) + index * 7;
	if (turn % 23 === 0 && index > 0) return 0;
	return turn % 9 === 0 ? 1 + (turn % 4) : 20 + (turn % 130);
}
