import type { Mutant } from './mutant.ts';

const redeeming = 'src/domains/promotions/use-cases/redeem-vouchers.db.test.ts';
const judging = 'src/domains/promotions/rules/voucher-applies.test.ts';
const placing = 'src/domains/orders/use-cases/place-with-vouchers.db.test.ts';

export const voucherMutants: readonly Mutant[] = [
	{
		guard: 'vouchers are locked before they are used',
		file: 'src/domains/promotions/db/voucher-repository.ts',
		edits: [[".orderBy(asc(vouchers.id))\n\t\t.for('update');", '.orderBy(asc(vouchers.id));']],
		tests: redeeming,
	},
	{
		guard: 'vouchers are locked in the order of their ids',
		file: 'src/domains/promotions/db/voucher-repository.ts',
		edits: [[".orderBy(asc(vouchers.id))\n\t\t.for('update');", ".orderBy(sql`random()`)\n\t\t.for('update');"]],
		tests: redeeming,
	},
	{
		guard: 'a voucher has so many uses',
		file: 'src/domains/promotions/rules/voucher-applies.ts',
		edits: [["uses + usedBeside >= usesMax ? 'used_up' : null", 'null']],
		tests: redeeming,
	},
	{
		guard: 'a voucher has so many uses for each customer',
		file: 'src/domains/promotions/rules/use-place.ts',
		edits: [['place <= usesPerCustomer', 'place <= usesPerCustomer + 1']],
		tests: redeeming,
	},
	{
		guard: 'what a customer has used of a voucher is read under its lock',
		file: 'src/domains/promotions/use-cases/redeem-vouchers.ts',
		edits: [['const earlier = await usesOf(scope.read, customerId, ids);', 'const earlier: VoucherUse[] = [];']],
		tests: redeeming,
	},
	{
		guard: 'a voucher does not count before its window',
		file: 'src/domains/promotions/rules/voucher-applies.ts',
		edits: [["\tif (now < startsAt) return 'not_started';\n", '']],
		tests: judging,
	},
	{
		guard: 'a voucher does not count after its window',
		file: 'src/domains/promotions/rules/voucher-applies.ts',
		edits: [['endedAt !== null || now >= endsAt', 'endedAt !== null']],
		tests: redeeming,
	},
	{
		guard: 'a voucher that was ended does not count',
		file: 'src/domains/promotions/rules/voucher-applies.ts',
		edits: [['endedAt !== null || now >= endsAt', 'now >= endsAt']],
		tests: redeeming,
	},
	{
		guard: 'a voucher has a minimum of goods',
		file: 'src/domains/promotions/rules/voucher-applies.ts',
		edits: [["\tif (goodsVnd < voucher.minGoodsVnd) return 'below_minimum';\n", '']],
		tests: judging,
	},
	{
		guard: 'a use of a voucher comes back once',
		file: 'src/domains/promotions/db/voucher-repository.ts',
		edits: [['isNull(voucherUses.returnedAt)))\n\t\t.returning', 'sql`true`))\n\t\t.returning']],
		tests: redeeming,
	},
	{
		guard: 'a voucher of a cancelled or unpaid order comes back',
		file: 'src/domains/orders/use-cases/steps/give-back-reductions.ts',
		edits: [['\tif (lowered.length > 0) await giveBackVouchers(scope, lowered.map(toId));\n', '']],
		tests: placing,
	},
	{
		guard: 'a voucher is taken again while there is one',
		file: 'src/domains/promotions/use-cases/renew-vouchers.ts',
		edits: [['voucher !== undefined && voucher.uses < voucher.usesMax', 'true']],
		tests: redeeming,
	},
	{
		guard: 'the vouchers of a group that is paid late are locked at once',
		file: 'src/domains/promotions/use-cases/renew-vouchers.ts',
		edits: [['	if (returned.length > 0)\n', '	if (returned.length > Number.MAX_SAFE_INTEGER)\n']],
		tests: 'src/domains/orders/use-cases/steps/group-vouchers.db.test.ts',
	},
	{
		guard: 'nothing is ordered with a voucher that has changed',
		file: 'src/domains/orders/use-cases/steps/take-reductions.ts',
		edits: [['\tif (!redeemed.ok) return redeemed;\n', '']],
		tests: placing,
	},
];
