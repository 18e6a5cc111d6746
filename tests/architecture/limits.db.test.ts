import { expect, test } from 'vitest';
import { cartConfig } from '#src/domains/cart/contract.ts';
import { QUANTITY_MAX } from '#src/domains/catalog/contract/product.ts';
import { testDatabase } from '#tests/database.ts';

const database = await testDatabase();

const definitionOf = async (constraint: string): Promise<string> => {
	const { rows } = await database.pool.query<{ definition: string }>(
		'SELECT pg_get_constraintdef(oid) AS definition FROM pg_constraint WHERE conname = $1',
		[constraint],
	);
	return rows[0]?.definition ?? '';
};

const largest = (text: string): number => Math.max(...(text.match(/\d+/g) ?? []).map(Number));

test.each([
	['products_quantity_range', QUANTITY_MAX],
	['cart_lines_quantity_range', cartConfig.unitsPerLineMax],
	['order_lines_quantity_range', cartConfig.unitsPerLineMax],
])(
	"the CHECK constraint for the quantity in %s has the contract's limit: a new limit needs a migration",
	async (constraint, limit) => {
		expect(largest(await definitionOf(constraint))).toBe(limit);
	},
);

test('the default of products.quantity_max is QUANTITY_MAX', async () => {
	const { rows } = await database.pool.query<{ standard: string }>(
		"SELECT column_default AS standard FROM information_schema.columns WHERE table_name = 'products' AND column_name = 'quantity_max'",
	);
	expect(largest(rows[0]?.standard ?? '')).toBe(QUANTITY_MAX);
});
