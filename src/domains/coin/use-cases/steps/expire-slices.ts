import { postTransfers } from '#src/domains/ledger/index.ts';
import type { Scope } from '#src/platform/context.ts';
import { newId } from '#src/shared/ids.ts';
import { changeSlices, recordMovements } from '../../db/account-repository.ts';
import type { CoinSlice } from '../../db/tables.ts';
import { hasEnded } from '../../rules/expiry.ts';
import { customerAccount } from '../../rules/payer.ts';
import { freeVnd } from '../../rules/spending.ts';

export async function expireSlices(scope: Scope, slices: readonly CoinSlice[], at: Date): Promise<void> {
	const ended = slices.filter((slice) => hasEnded(slice, at) && freeVnd(slice) > 0);
	const [first] = ended;
	if (!first) return;
	const { customerId } = first;
	const source = { type: 'coin_expiry', id: newId() };
	await postTransfers(scope, {
		source,
		legs: ended.map((slice) => ({
			leg: `expired:${slice.id}`,
			debit: customerAccount('bonus', customerId),
			credit: { kind: 'breakage' },
			amountVnd: freeVnd(slice),
		})),
	});
	await changeSlices(
		scope.db,
		ended.map((slice) => ({ sliceId: slice.id, remainingVnd: -freeVnd(slice) })),
	);
	await recordMovements(
		scope.db,
		ended.map((slice) => ({
			customerId,
			sliceId: slice.id,
			kind: 'expired',
			changeVnd: -freeVnd(slice),
			source,
			orderId: slice.orderId,
			at,
		})),
	);
}
