import type { Mutant } from './mutant.ts';

const useCases = 'src/domains/orders/use-cases';
const parcels = `${useCases}/ship-parcels.db.test.ts`;
const carriers = `${useCases}/record-carrier-news.db.test.ts`;
const cancelling = `${useCases}/cancel-order.db.test.ts`;
const handling = `${useCases}/handle-return.db.test.ts`;
const cases = `${useCases}/decide-case.db.test.ts`;

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
		guard: 'what a carrier tells counts once',
		file: `${useCases}/record-carrier-news.ts`,
		edits: [['return isNew ? followAll', 'return isNew !== null ? followAll']],
		tests: carriers,
	},
	{
		guard: 'returned pieces go on the shelf once',
		file: `${useCases}/handle-return.ts`,
		edits: [["\tif (of.restockedAt !== null) return 'over';\n", '']],
		tests: handling,
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
		guard: 'nobody judges for themselves or their shop',
		file: `${useCases}/steps/check-judge.ts`,
		edits: [["sides.includes(scope.actor.customerId) ? refuseReturn('orders.ruling_own') : ok(sides)", 'ok(sides)']],
		tests: cases,
	},
	{
		guard: 'nobody orders of a shop while it is closed for good',
		file: `${useCases}/place-order.ts`,
		edits: [['		keepShops(scope.db, shopIds),\n', '']],
		tests: closing,
	},
	{
		guard: 'late money takes no goods of a shop that is closed for good',
		file: `${useCases}/settle-payment.ts`,
		edits: [["state !== 'expired' || kept.has(shopId)", 'kept']],
		tests: closing,
	},
];
