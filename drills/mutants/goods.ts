import type { Mutant } from './mutant.ts';

const settling = 'src/domains/catalog/use-cases/settle-reservation.db.test.ts';
const undoing = 'src/domains/catalog/use-cases/undo-bulk.db.test.ts';
const deleting = 'src/domains/catalog/use-cases/delete-product.db.test.ts';
const creating = 'src/domains/catalog/use-cases/create-product.db.test.ts';
const rights = 'src/domains/catalog/use-cases/staff-rights.db.test.ts';
const settleReservation = 'src/domains/catalog/use-cases/settle-reservation.ts';

/** What is held leaves or comes back once, and counts and prices are set by whoever may. */
export const goodsMutants: readonly Mutant[] = [
	{
		guard: 'what an order holds is read once its goods are locked',
		file: settleReservation,
		edits: [['const all = await reservationsOf(read, sources);', 'const all = seen;']],
		tests: settling,
	},
	{
		guard: 'who has lost a piece of an order has lost the order',
		file: settleReservation,
		edits: [['held.size > 0 && own.every(({ variantId }) => held.has(variantId))', 'held.size > 0']],
		tests: 'src/domains/catalog/use-cases/reserve-stock.db.test.ts',
	},
	{
		guard: 'what was handed in is never deleted',
		file: 'src/domains/catalog/use-cases/delete-product.ts',
		edits: [["	if (!isNeverShown(product)) return refuse('catalog.state_refuses', { state: product.state });\n", '']],
		tests: deleting,
	},
	{
		guard: 'nobody deletes a draft of another shop',
		file: 'src/domains/catalog/use-cases/delete-product.ts',
		edits: [
			[
				"		if (product?.shopId !== actor.shopId) return refuse('catalog.not_found');\n",
				"		if (!product) return refuse('catalog.not_found');\n",
			],
		],
		tests: deleting,
	},
	{
		guard: 'no count goes below what is promised',
		file: 'src/domains/catalog/use-cases/set-stock.ts',
		edits: [
			[
				"\t\tif (input.onHand < level.reserved) return refuse('catalog.stock_below_reserved', { reserved: level.reserved });\n",
				'',
			],
		],
		tests: creating,
	},
	{
		guard: 'nobody counts the goods of another shop',
		file: 'src/domains/catalog/use-cases/set-stock.ts',
		edits: [
			[
				"\t\tif (!(await isVariantOfShop(db, input.variantId, actor.shopId))) return refuse('catalog.not_found');\n",
				'',
			],
		],
		tests: creating,
	},
	{
		guard: 'goods are counted by who may',
		file: 'src/domains/catalog/use-cases/set-stock.ts',
		edits: [["\t\tif (!mayStaff(actor.staffRole, 'stock.edit')) return refuse('catalog.role_not_allowed');\n", '']],
		tests: rights,
	},
	{
		guard: 'nobody prices the goods of another shop',
		file: 'src/domains/catalog/use-cases/set-price.ts',
		edits: [['!variant || product?.shopId !== actor.shopId', '!variant || !product']],
		tests: creating,
	},
	{
		guard: 'goods are priced by who may',
		file: 'src/domains/catalog/use-cases/set-price.ts',
		edits: [["\t\tif (!mayStaff(actor.staffRole, 'goods.edit')) return refuse('catalog.role_not_allowed');\n", '']],
		tests: rights,
	},
	{
		guard: 'nobody undoes what another shop has done',
		file: 'src/domains/catalog/use-cases/undo-bulk.ts',
		edits: [['if (bulk?.shopId !== actor.shopId) return', 'if (!bulk) return']],
		tests: undoing,
	},
	{
		guard: 'a count that was changed since is not undone',
		file: 'src/domains/catalog/use-cases/undo-bulk.ts',
		edits: [['variant?.onHand !== Number(after)', 'variant === undefined']],
		tests: undoing,
	},
	{
		guard: 'a price that was changed since is not undone',
		file: 'src/domains/catalog/use-cases/undo-bulk.ts',
		edits: [['!product || variant?.priceVnd !== Number(after)', '!product || !variant']],
		tests: undoing,
	},
];
