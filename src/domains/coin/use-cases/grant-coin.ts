import type { AccountRef } from '#src/domains/ledger/contract.ts';
import { postTransfers } from '#src/domains/ledger/index.ts';
import type { Scope } from '#src/platform/context.ts';
import { sumVnd } from '#src/shared/money.ts';
import { type Ok, ok } from '#src/shared/result.ts';
import type { Source } from '#src/shared/source.ts';
import { startOfVietnamDay } from '#src/shared/time.ts';
import type { GrantKind } from '../contract/coin.ts';
import { earnedSince, findGrant, lockAccount, recordMovements, recordSlice } from '../db/account-repository.ts';
import { openDebts, reduceDebt } from '../db/debt-repository.ts';
import { CAPPED_KINDS, isCapped, limitToCaps, startOfVietnamWeek } from '../rules/earning.ts';
import { bonusEndsAt } from '../rules/expiry.ts';
import { customerAccount, payerOfKind, payerOfSlice } from '../rules/payer.ts';
import { notifyGranted } from './steps/notify-granted.ts';

export type GrantCoin = {
	readonly customerId: string;
	readonly kind: GrantKind;
	/** Idempotency key, together with `kind`. */
	readonly source: Source;
	readonly amountVnd: number;
	/** Returns of this order claw the grant back. */
	readonly orderId?: string;
	/** Defaults to the platform. */
	readonly debit?: AccountRef;
};

/** Applies the earning caps; debts of the customer are paid from the grant first. */
export async function grantCoin(scope: Scope, input: GrantCoin): Promise<Ok<{ readonly grantedVnd: number }>> {
	const { db } = scope;
	const { customerId, kind, source, orderId = null } = input;
	await lockAccount(db, customerId);
	const earlier = await findGrant(db, source, kind);
	if (earlier) return ok({ grantedVnd: earlier.grantedVnd });
	const at = await scope.now();
	const grantedVnd = isCapped(kind) ? await limitGrant(scope, input, at) : input.amountVnd;
	if (grantedVnd === 0) return ok({ grantedVnd });
	const settled = await settlements(scope, customerId, grantedVnd);
	const settledVnd = sumVnd(settled.map(({ amountVnd }) => amountVnd));
	const payer = input.debit ?? payerOfKind(kind);
	const bonus = customerAccount('bonus', customerId);
	await postTransfers(scope, {
		source,
		legs: [
			{ leg: `coin_${kind}`, debit: payer, credit: bonus, amountVnd: grantedVnd },
			...settled.map(({ id, payer: owedTo, amountVnd }) => ({
				leg: `coin_debt:${id}`,
				debit: bonus,
				credit: owedTo,
				amountVnd,
			})),
		],
	});
	const expiresAt = bonusEndsAt(at);
	const sliceId = await recordSlice(db, {
		customerId,
		bucket: 'bonus',
		kind,
		sourceType: source.type,
		sourceId: source.id,
		orderId,
		grantedVnd,
		remainingVnd: grantedVnd - settledVnd,
		payerKind: payer.kind,
		payerId: payer.ownerId ?? '',
		grantedAt: at,
		expiresAt,
	});
	const moved = { customerId, sliceId, source, orderId, at };
	await recordMovements(db, [
		{ ...moved, kind: 'granted', changeVnd: grantedVnd },
		...(settledVnd > 0 ? [{ ...moved, kind: 'debt_settled' as const, changeVnd: -settledVnd }] : []),
	]);
	await notifyGranted(scope, { customerId, sliceId, kind, grantedVnd, settledVnd, expiresAt });
	return ok({ grantedVnd });
}

async function limitGrant({ db }: Scope, { customerId, amountVnd }: GrantCoin, at: Date): Promise<number> {
	const since = { day: startOfVietnamDay(at), week: startOfVietnamWeek(at) };
	return limitToCaps(amountVnd, await earnedSince(db, customerId, CAPPED_KINDS, since));
}

async function settlements({ db }: Scope, customerId: string, grantedVnd: number) {
	let left = grantedVnd;
	const settled: { readonly id: string; readonly payer: AccountRef; readonly amountVnd: number }[] = [];
	for (const debt of await openDebts(db, customerId)) {
		const amountVnd = Math.min(debt.openVnd, left);
		if (amountVnd === 0) break;
		left -= amountVnd;
		await reduceDebt(db, debt.id, amountVnd);
		settled.push({ id: debt.id, payer: payerOfSlice(debt), amountVnd });
	}
	return settled;
}
