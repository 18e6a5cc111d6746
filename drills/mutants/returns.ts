import type { Mutant } from './mutant.ts';

const handling = 'src/domains/orders/use-cases/handle-return.db.test.ts';
const ruling = 'src/domains/orders/use-cases/advance-return.db.test.ts';
const statingPostage = 'src/domains/orders/use-cases/state-postage.db.test.ts';
const judgingPostage = 'src/domains/orders/use-cases/judge-postage.db.test.ts';
const rulingPostage = 'src/domains/orders/use-cases/rule-postage.db.test.ts';
const advancingPostage = 'src/domains/orders/use-cases/advance-postage.db.test.ts';
const sharing = 'src/domains/orders/use-cases/steps/refund-share.db.test.ts';

export const returnMutants: readonly Mutant[] = [
	{
		guard: 'pieces are given back once',
		file: 'src/domains/orders/rules/pieces-to-ask.ts',
		edits: [
			[
				'const free = piecesLeft(bought, [...gone, ...asked.filter((of) => isTaken(of, reason))]);',
				'const free = bought.map(({ id, quantity }) => ({ lineId: id, quantity }));',
			],
		],
		tests: handling,
	},
	{
		guard: 'returns of one order are decided one at a time',
		file: 'src/domains/orders/db/order-repository.ts',
		edits: [
			[".where(eq(orderGroups.id, groupId)).for('update');\n\tif", '.where(eq(orderGroups.id, groupId));\n\tif'],
			[
				".orderBy(asc(orders.id))\n\t\t.for('update');\n\treturn { group",
				'.orderBy(asc(orders.id));\n\treturn { group',
			],
		],
		tests: handling,
	},
	{
		guard: 'a return is refunded once',
		file: 'src/domains/orders/use-cases/steps/refund-share.ts',
		edits: [['\tif (earlier) return earlier;\n', '']],
		tests: sharing,
	},
	{
		guard: 'what went back before is counted in the next share',
		file: 'src/domains/orders/use-cases/steps/refund-share.ts',
		edits: [['pieceShare(line, { before, taken', 'pieceShare(line, { before: 0, taken']],
		tests: sharing,
	},
	{
		guard: 'a return is refunded with what it had earned',
		file: 'src/domains/orders/use-cases/steps/refund-share.ts',
		edits: [['\tif (numerator > 0) await clawBackCoin(scope, { ...of, numerator, denominator });\n', '']],
		tests: 'tests/orders/clocks.db.test.ts',
	},
	{
		guard: 'a return gives the platform its voucher back',
		file: 'src/domains/orders/use-cases/steps/refund-share.ts',
		edits: [['\tif (refund.platformVnd > 0) await giveBackVoucher(scope, refund);\n', '']],
		tests: sharing,
	},
	{
		guard: 'commission and tax go back with a return',
		file: 'src/domains/orders/use-cases/steps/refund-share.ts',
		edits: [['\tif (feesBefore) await takeBack(scope, order, refund.id, feesBefore);\n', '']],
		tests: sharing,
	},
	{
		guard: 'a return whose shop was paid goes on the shop',
		file: 'src/domains/orders/use-cases/steps/refund-share.ts',
		edits: [['const shop: AccountRef = order.releasedAt\n', 'const shop: AccountRef = false\n']],
		tests: sharing,
	},
	{
		guard: 'a dispute is ruled once',
		file: 'src/domains/orders/use-cases/rule-dispute.ts',
		edits: [
			[
				"\t\tif (state !== 'under_review' && !evidenceEnds) return refuseReturn('orders.return_wrong_state', { state });\n",
				'',
			],
		],
		tests: ruling,
	},
	{
		guard: 'a return is refunded when its state allows it',
		file: 'src/domains/orders/rules/return-acts.ts',
		edits: [
			[
				"\tif (!FROM[act].includes(of.state)) return refuseReturn('orders.return_wrong_state', { state: of.state });\n",
				'',
			],
		],
		tests: handling,
	},
	{
		guard: 'a return has its window',
		file: 'src/domains/orders/rules/return-windows.ts',
		edits: [['\tif (window.until && now > window.until)\n', '\tif (window.until && false)\n']],
		tests: 'src/domains/orders/rules/return-windows.test.ts',
	},
	{
		guard: 'shipping goes back once',
		file: 'src/domains/orders/use-cases/steps/refund-return.ts',
		edits: [['order.shippingVnd - (await refundedShipping(scope.read, order.id))', 'order.shippingVnd']],
		tests: sharing,
	},
	{
		guard: 'a return of somebody else is absent',
		file: 'src/domains/orders/use-cases/handle-return.ts',
		edits: [
			[
				"\tif (locked?.of.shopId !== shopId) return refuseReturn('orders.return_not_found');\n",
				"\tif (!locked) return refuseReturn('orders.return_not_found');\n",
			],
		],
		tests: handling,
	},
	{
		guard: 'sending back is told before the shop has looked',
		file: 'src/domains/orders/use-cases/state-postage.ts',
		edits: [["\tif (!mayStatePostage(of)) return refusePostage('orders.postage_not_possible');\n", '']],
		tests: statingPostage,
	},
	{
		guard: 'a shop bears the way back only when the return ends well',
		file: 'src/domains/orders/rules/postage.ts',
		edits: [['\tif (!endedAt) return null;\n', '']],
		tests: judgingPostage,
	},
	{
		guard: 'a receipt is worth no more than an operator has found proved',
		file: 'src/domains/orders/rules/postage.ts',
		edits: [['((grantedVnd ?? amountVnd) * percent)', '(amountVnd * percent)']],
		tests: rulingPostage,
	},
	{
		guard: 'a silent shop has accepted what sending back has cost',
		file: 'src/domains/orders/rules/postage.ts',
		edits: [["[{ duty: 'accept', at: addMs(statedAt", "[{ duty: 'close', at: addMs(statedAt"]],
		tests: advancingPostage,
	},
	{
		guard: 'what sending back has cost is taken from its shop',
		file: 'src/domains/orders/use-cases/steps/settle-postage.ts',
		edits: [
			[
				"const debit = { kind: 'vendor_payable', ownerId: of.shopId } as const;",
				"const debit = { kind: 'goodwill' } as const;",
			],
		],
		tests: judgingPostage,
	},
	{
		guard: 'a picture of somebody else is no receipt',
		file: 'src/domains/orders/use-cases/ask-return.ts',
		edits: [
			[
				'findPrivatePictures(read, wanted, actor.customerId);\n\tif (own.size < wanted.length) return null;',
				'findPrivatePictures(read, wanted, actor.customerId);',
			],
		],
		tests: statingPostage,
	},
];
