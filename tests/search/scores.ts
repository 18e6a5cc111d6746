import { createHash } from 'node:crypto';
import { categories } from '#src/domains/catalog/db/tables.ts';
import { listProductPage } from '#src/domains/search/queries/lists/list-product-page.ts';
import type { Database, ReadDatabase } from '#src/platform/db/index.ts';
import { DEMO_SHOPS } from '../../db/seeds/shop-list.ts';
import { makeProduct } from '../factories/catalog.ts';
import { makeShop } from '../factories/vendors.ts';
import { MORE_PRODUCTS } from './more-products.ts';
import type { Question } from './questions.ts';

const LOOKED_AT = 10;

type Value = string | readonly [string, number];
type Stocked = { readonly name: string; readonly category: string; readonly values: readonly Value[] };

const CATEGORY: readonly Stocked[] = [
	...DEMO_SHOPS.flatMap(({ goods }) =>
		goods.map(([name, category, , , , extras]) => ({
			name,
			category,
			values: extras?.choices?.flatMap(({ values }) => values) ?? [],
		})),
	),
	...MORE_PRODUCTS.map(([name, category]) => ({ name, category, values: [] })),
];
const NAMES = CATEGORY.map(({ name }) => name);

/** Pseudo-random, but the same in every run. */
const chanceOf = (text: string): number => createHash('sha256').update(text).digest().readUInt32BE(0);

export const isHoldout = ({ typed }: Question): boolean => chanceOf(`held out: ${typed}`) % 3 === 0;

export async function fillCategories(db: Database): Promise<void> {
	const rows = await db.select({ id: categories.id, slug: categories.slug }).from(categories);
	const ids = new Map(rows.map(({ id, slug }) => [slug, id]));
	const shop = await makeShop(db);
	for (const { name, category, values } of CATEGORY) {
		const categoryId = ids.get(category);
		if (!categoryId) throw new Error(`no category ${category}`);
		const soldCount = Math.floor(2400 / (1 + (chanceOf(name) % 1000) / 12));
		const optionValues = values.map((value) => (typeof value === 'string' ? value : value[0]));
		await makeProduct(db, { shopId: shop.id, categoryId, name, soldCount, variants: [{ optionValues }] });
	}
}

export type Requested = Question & {
	readonly shown: readonly string[];
	readonly recall: number;
	readonly isFirstRight: boolean;
};

const isWanted = ({ wanted }: Question, name: string): boolean => wanted.some((unit) => name.includes(unit));

export async function request(read: ReadDatabase, question: Question): Promise<Requested> {
	const wantedCount = NAMES.filter((name) => isWanted(question, name)).length;
	if (wantedCount === 0) throw new Error(`nothing is wanted by ${question.typed}`);
	const { cards } = await listProductPage(read, { text: question.typed });
	const shown = cards.slice(0, LOOKED_AT).map(({ name }) => name);
	const found = shown.filter((name) => isWanted(question, name)).length;
	const isFirstRight = shown[0] !== undefined && isWanted(question, shown[0]);
	return { ...question, shown, recall: found / Math.min(LOOKED_AT, wantedCount), isFirstRight };
}

export type Scores = { readonly count: number; readonly recall: number; readonly firstRight: number };

export function scoresOf(asked: readonly Requested[]): Scores {
	const share = (sum: number): number => sum / asked.length;
	return {
		count: asked.length,
		recall: share(asked.reduce((sum, { recall }) => sum + recall, 0)),
		firstRight: share(asked.filter(({ isFirstRight }) => isFirstRight).length),
	};
}
