import type { Mutant } from './mutant.ts';

const useCases = 'src/domains/orders/use-cases';
const shipping = `${useCases}/ship-order.db.test.ts`;
const parcels = `${useCases}/ship-parcels.db.test.ts`;
const carriers = `${useCases}/record-carrier-news.db.test.ts`;
const resting = `${useCases}/cancel-rest.db.test.ts`;
const cancelling = `${useCases}/cancel-order.db.test.ts`;
const handling = `${useCases}/handle-return.db.test.ts`;
const refusals = `${useCases}/clear-refusal.db.test.ts`;
const cases = `${useCases}/decide-case.db.test.ts`;
const disputes = `${useCases}/advance-return.db.test.ts`;
const anybodys: Mutant['edits'] = [
	['if (locked?.order.customerId !== scope.actor.customerId) return', 'if (!locked) return'],
];

/** What has left, was cancelled or came back is that once. */
export const parcelMutants: readonly Mutant[] = [
	{
		guard: 'what has left does not leave again',
		file: `${useCases}/ship-order.ts`,
		edits: [
			['[...earlier.flatMap((parcel) => parcel.lines), ...cancelledPieces(cancels)]', 'cancelledPieces(cancels)'],
		],
		tests: parcels,
	},
	{
		guard: 'what was cancelled does not leave',
		file: `${useCases}/ship-order.ts`,
		edits: [
			[
				'[...earlier.flatMap((parcel) => parcel.lines), ...cancelledPieces(cancels)]',
				'earlier.flatMap((parcel) => parcel.lines)',
			],
		],
		tests: resting,
	},
	{
		guard: 'a code of a parcel belongs to one shop',
		file: `${useCases}/ship-order.ts`,
		edits: [["\t\tif (await isTaken(scope, input)) return refuse('orders.tracking_taken');\n", '']],
		tests: carriers,
	},
	{
		guard: 'what a carrier tells counts once',
		file: `${useCases}/record-carrier-news.ts`,
		edits: [['return isNew ? followAll', 'return isNew !== null ? followAll']],
		tests: carriers,
	},
	{
		guard: 'a refused parcel is taken back once',
		file: `${useCases}/take-back-parcel.ts`,
		edits: [
			[
				"\t\tif (!mayMove(parcelStates, parcel.state, 'returned')) return refuse('orders.wrong_state', { state });\n",
				'',
			],
		],
		tests: carriers,
	},
	{
		guard: 'the fee of a refused order that was not its buyer’s doing goes back once',
		file: `${useCases}/clear-refusal.ts`,
		edits: [[' - (await refundedShipping(read, order.id))', '']],
		tests: refusals,
	},
	{
		guard: 'only a wrong address keeps the fee of the way there',
		file: 'src/domains/orders/rules/refusal.ts',
		edits: [["parcel.refusal === 'wrong_address'", 'parcel.refusal !== null']],
		tests: refusals,
	},
	{
		guard: 'of a refused parcel no more is taken back than was in it',
		file: `${useCases}/take-back-parcel.ts`,
		edits: [['choosePieces(parcel.lines, input.restock)', 'ok(input.restock)']],
		tests: carriers,
	},
	{
		guard: 'returned pieces go on the shelf once',
		file: `${useCases}/handle-return.ts`,
		edits: [["\tif (of.restockedAt !== null) return 'over';\n", '']],
		tests: handling,
	},
	{
		guard: 'of an order that is partly cancelled only what is left is cancelled',
		file: `${useCases}/cancel-rest.ts`,
		edits: [
			[
				'choosePieces(await leftOf(scope.read, order.id), input.lines)',
				'ok(input.lines ?? (await leftOf(scope.read, order.id)))',
			],
		],
		tests: resting,
	},
	{
		guard: 'a case pays nothing back that a return has asked for',
		file: `${useCases}/decide-case.ts`,
		edits: [["\tif (await hasOpenReturn(scope.read, order.id)) return refuse('orders.case_in_return');\n", '']],
		tests: cases,
	},
];

const closing = 'src/domains/operations/use-cases/close-shop.db.test.ts';

/** Whose an order is, and who decides about its money. */
export const orderRightMutants: readonly Mutant[] = [
	{
		guard: 'nobody cancels the order of somebody else',
		file: `${useCases}/cancel-order.ts`,
		edits: [['if (locked?.order.customerId !== actor.customerId) return', 'if (!locked) return']],
		tests: cancelling,
	},
	{
		guard: 'nobody receives the order of somebody else',
		file: `${useCases}/confirm-receipt.ts`,
		edits: anybodys,
		tests: shipping,
	},
	{
		guard: 'nobody drops pieces of the order of somebody else',
		file: `${useCases}/ask-cancel-rest.ts`,
		edits: anybodys,
		tests: resting,
	},
	{
		guard: 'nobody gives back what somebody else has bought',
		file: `${useCases}/ask-return.ts`,
		edits: anybodys,
		tests: handling,
	},
	{
		guard: 'nobody pursues the return of somebody else',
		file: `${useCases}/pursue-return.ts`,
		edits: [['if (locked?.of.customerId !== scope.actor.customerId) return', 'if (!locked) return']],
		tests: handling,
	},
	{
		guard: 'nobody tells what sending back has cost somebody else',
		file: `${useCases}/state-postage.ts`,
		edits: [['if (of?.customerId !== scope.actor.customerId) return', 'if (!of) return']],
		tests: `${useCases}/state-postage.db.test.ts`,
	},
	{
		guard: 'nobody pursues the receipt of somebody else',
		file: `${useCases}/pursue-postage.ts`,
		edits: [['if (of?.customerId !== scope.actor.customerId) return', 'if (!of) return']],
		tests: `${useCases}/pursue-postage.db.test.ts`,
	},
	{
		guard: 'a shop judges its own receipts',
		file: `${useCases}/judge-postage.ts`,
		edits: [['if (of?.shopId !== shopId) return', 'if (!of) return']],
		tests: `${useCases}/judge-postage.db.test.ts`,
	},
	{
		guard: 'an order of another shop is absent',
		file: `${useCases}/steps/lock-shop-order.ts`,
		edits: [['locked?.order.shopId === shopId && locked', 'locked !== null && locked']],
		tests: shipping,
	},
	{
		guard: 'an order that nobody has paid is absent for its shop',
		file: `${useCases}/steps/lock-shop-order.ts`,
		edits: [
			[' && locked.order.placedAt !== null', ''],
			[' || !isWithShop(locked.order.state)', ''],
		],
		tests: cancelling,
	},
	{
		guard: 'of the people of a shop decides who may',
		file: `${useCases}/steps/lock-shop-order.ts`,
		edits: [
			[
				"return mayHandleOrder(staffRole, task) ? ok(locked) : refuse('orders.role_not_allowed');",
				'return ok(locked);',
			],
		],
		tests: shipping,
	},
	{
		guard: 'of a return decides who may',
		file: `${useCases}/handle-return.ts`,
		edits: [["\tif (!mayHandleOrder(staffRole, taskOf(input.act))) return refuse('orders.role_not_allowed');\n", '']],
		tests: handling,
	},
	{
		guard: 'nobody judges for themselves or their shop',
		file: `${useCases}/steps/check-judge.ts`,
		edits: [["sides.includes(scope.actor.customerId) ? refuseReturn('orders.ruling_own') : ok(sides)", 'ok(sides)']],
		tests: cases,
	},
	{
		guard: 'nobody orders of a shop while it is closed for good',
		file: `${useCases}/place-order.ts`,
		edits: [['		keepShops(scope.db, shopIds),\n', '		Promise.resolve(),\n']],
		tests: closing,
	},
	{
		guard: 'whether a shop is closed for good is read once it is locked',
		file: `${useCases}/place-order.ts`,
		edits: [
			['const [locked, , buyer, address, variants] = await', 'const [locked, buyer, address, variants] = await'],
			['		keepShops(scope.db, shopIds),\n', ''],
			[
				'		getVariantsForCart(scope.read, variantIdsIn(lineIds), customerId),\n',
				'		getVariantsForCart(scope.read, variantIdsIn(lineIds), customerId),\n		keepShops(scope.db, shopIds),\n',
			],
		],
		tests: closing,
	},
	{
		guard: 'who comes too late is refused by a look of its own',
		file: `${useCases}/place-order.ts`,
		edits: [['	problem instanceof TakenMeanwhile || NUMBERS', '	NUMBERS']],
		tests: `${useCases}/place-too-late.db.test.ts`,
	},
	{
		guard: 'late money takes no goods of a shop that is closed for good',
		file: `${useCases}/settle-payment.ts`,
		edits: [["state !== 'expired' || kept.has(shopId)", 'kept']],
		tests: closing,
	},
	{
		guard: 'a large ruling takes two people',
		file: `${useCases}/rule-dispute.ts`,
		edits: [['order.totalVnd > operatorConfig.secondPersonAboveVnd', 'order.totalVnd < 0']],
		tests: disputes,
	},
	{
		guard: 'an appeal is ruled by somebody else',
		file: `${useCases}/rule-dispute.ts`,
		edits: [['if (appealedAt && ruledBy.includes(scope.actor.customerId))', 'if (appealedAt && ruledBy.length < 0)']],
		tests: disputes,
	},
	{
		guard: 'a large loss takes two people',
		file: `${useCases}/decide-case.ts`,
		edits: [['order.totalVnd > operatorConfig.secondPersonAboveVnd', 'order.totalVnd < 0']],
		tests: cases,
	},
	{
		guard: 'the second person is another operator',
		file: 'src/domains/identity/use-cases/check-second-person.ts',
		edits: [['(await findOperatorById(scope.read, approvedBy)) !== null', 'approvedBy !== null']],
		tests: 'src/domains/identity/use-cases/check-second-person.db.test.ts',
	},
	{
		guard: 'the second person is not whom it is about',
		file: 'src/domains/identity/use-cases/check-second-person.ts',
		edits: [['[scope.actor.customerId, ...others]', '[scope.actor.customerId]']],
		tests: 'src/domains/identity/use-cases/check-second-person.db.test.ts',
	},
];
