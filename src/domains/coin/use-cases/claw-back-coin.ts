import { postTransfers } from '#src/domains/ledger/index.ts';
import { notifyCustomers } from '#src/domains/notifications/index.ts';
import type { Scope } from '#src/platform/context.ts';
import { sumVnd } from '#src/shared/money.ts';
import type { Source } from '#src/shared/source.ts';
import type { CoinKind } from '../contract/coin.ts';
import { changeSlices, grantsOfOrder, lockAccount, openSlices, recordMovements } from '../db/account-repository.ts';
import { clawedBackShares, recordClawback, recordDebt } from '../db/debt-repository.ts';
import type { CoinSlice } from '../db/tables.ts';
import { clawedBackVnd, type ProductShare } from '../rules/earning.ts';
import type { CoinNoticeParams } from '../rules/notices.ts';
import { customerAccount, payerOfSlice } from '../rules/payer.ts';
import { allocateFrom, freeVnd, type SliceAmount } from '../rules/spending.ts';
import { expireSlices } from './steps/expire-slices.ts';
import { withdrawGiftOfReturnedOrder } from './steps/first-order-gift.ts';

export type ClawBackCoin = ProductShare & {
	readonly orderId: string;
	readonly source: Source;
};

const CLAWED_BACK_BY_SHARE: CoinKind = 'cashback';
/** The first-order gift is taken back only with the whole order. */
const CLAWED_BACK_ON_FULL_RETURN: CoinKind = 'first_order';

type ClawBackResult = { readonly clawedVnd: number; readonly owedVnd: number };

export async function clawBackCoin(
	scope: Scope,
	{ orderId, source, numerator, denominator }: ClawBackCoin,
): Promise<ClawBackResult> {
	const at = await scope.now();
	const isNew = await recordClawback(scope.db, { orderId, source, numerator, denominator, at });
	// First, because it waits for a job that grants the gift at this moment, which is then clawed back.
	if (isNew) await withdrawGiftOfReturnedOrder(scope, orderId);
	const clawed = isNew ? await clawBackByShares(scope, orderId, source) : { clawedVnd: 0, owedVnd: 0 };
	await notifyClawedBack(scope, orderId, source, clawed);
	return clawed;
}

export async function clawBackByShares(scope: Scope, orderId: string, source: Source): Promise<ClawBackResult> {
	const { db, read } = scope;
	const done = { clawedVnd: 0, owedVnd: 0 };
	const shares = await clawedBackShares(db, orderId);
	const [any] = await grantsOfOrder(read, orderId, [CLAWED_BACK_BY_SHARE, CLAWED_BACK_ON_FULL_RETURN]);
	if (!any || shares.length === 0) return done;
	const { customerId } = any;
	await lockAccount(db, customerId);
	const at = await scope.now();
	await expireSlices(scope, await openSlices(read, customerId), at);
	for (const grant of await grantsOfOrder(read, orderId, [CLAWED_BACK_BY_SHARE, CLAWED_BACK_ON_FULL_RETURN])) {
		const reached = clawedBackVnd(grant.grantedVnd, shares);
		const targetVnd = grant.kind === CLAWED_BACK_BY_SHARE || reached === grant.grantedVnd ? reached : 0;
		const dueVnd = targetVnd - grant.clawedVnd;
		if (dueVnd <= 0) continue;
		const taken = clawBackGrant(grant, await openSlices(read, customerId), dueVnd);
		const clawedVnd = sumVnd(taken.map(({ amountVnd }) => amountVnd));
		if (clawedVnd > 0) await takeBack(scope, { grant, taken, clawedVnd, source, at });
		await changeSlices(db, [{ sliceId: grant.id, clawedVnd: dueVnd }]);
		const owedVnd = dueVnd - clawedVnd;
		if (owedVnd > 0) await recordDebt(db, { customerId, sliceId: grant.id, source, owedVnd, openedAt: at });
		done.clawedVnd += clawedVnd;
		done.owedVnd += owedVnd;
	}
	return done;
}

async function notifyClawedBack(scope: Scope, orderId: string, source: Source, { clawedVnd, owedVnd }: ClawBackResult) {
	const amountVnd = clawedVnd + owedVnd;
	const [any] =
		amountVnd > 0 ? await grantsOfOrder(scope.read, orderId, [CLAWED_BACK_BY_SHARE, CLAWED_BACK_ON_FULL_RETURN]) : [];
	if (!any) return;
	const params: CoinNoticeParams = { amountVnd, owedVnd };
	const dedupeKey = `coin.clawed_back:${source.type}:${source.id}`;
	const { customerId } = any;
	await notifyCustomers(scope, [{ customerId, class: 'order', kind: 'coin.clawed_back', params, dedupeKey }]);
}

/** Takes from the grant itself first, then from other bonus; paid coin is never touched. */
function clawBackGrant(grant: CoinSlice, open: readonly CoinSlice[], dueVnd: number): readonly SliceAmount[] {
	const bonus = open.filter(({ bucket }) => bucket === 'bonus');
	const own = allocateFrom(
		bonus.filter(({ id }) => id === grant.id),
		dueVnd,
	);
	const missingVnd = dueVnd - sumVnd(own.map(({ amountVnd }) => amountVnd));
	const others = allocateFrom(
		bonus.filter((slice) => slice.id !== grant.id && freeVnd(slice) > 0),
		missingVnd,
	);
	return [...own, ...others];
}

type ClawBack = {
	readonly grant: CoinSlice;
	readonly taken: readonly SliceAmount[];
	readonly clawedVnd: number;
	readonly source: Source;
	readonly at: Date;
};

async function takeBack(scope: Scope, { grant, taken, clawedVnd, source, at }: ClawBack): Promise<void> {
	const { customerId, orderId } = grant;
	const bonus = customerAccount('bonus', customerId);
	const leg = { leg: `coin_claw:${grant.id}`, debit: bonus, credit: payerOfSlice(grant), amountVnd: clawedVnd };
	await postTransfers(scope, { source, legs: [leg] });
	await changeSlices(
		scope.db,
		taken.map((part) => ({ sliceId: part.sliceId, remainingVnd: -part.amountVnd })),
	);
	await recordMovements(
		scope.db,
		taken.map((part) => ({
			customerId,
			sliceId: part.sliceId,
			kind: 'clawed_back',
			changeVnd: -part.amountVnd,
			// Includes the kind, because two grants of one order may take from the same slice.
			source: { type: source.type, id: `${source.id}:${grant.kind}` },
			orderId,
			at,
		})),
	);
}
