import type { MemberActor } from '#src/platform/actor.ts';
import { type Context, transact } from '#src/platform/context.ts';
import type { Failure } from '#src/shared/failure.ts';
import { ok, type Result } from '#src/shared/result.ts';
import {
	fail,
	type PromotionsFailure,
	promotionsConfig,
	type SaveVoucherInput,
	type VoucherSaved,
} from '../contract.ts';
import { addSaved, countSaved, findVoucher, lockSavedOf, removeSaved } from '../db/voucher-repository.ts';

/** Only listed vouchers can be saved: the others are known by their code, which is not to be found out by trying. */
export function saveVoucher(
	context: Context<MemberActor>,
	{ voucherId, isSaved }: SaveVoucherInput,
): Promise<Result<VoucherSaved, Failure<PromotionsFailure>>> {
	return transact(context, async (scope) => {
		const { db, read, now } = scope;
		const { customerId } = scope.actor;
		await lockSavedOf(db, customerId);
		if (!isSaved) {
			await removeSaved(db, customerId, voucherId);
			return ok({ voucherId, isSaved });
		}
		const voucher = await findVoucher(read, voucherId);
		if (!voucher?.isListed) return fail('promotions.not_found');
		const at = await now();
		if (voucher.endedAt !== null || voucher.endsAt <= at) return fail('promotions.ended_already');
		await addSaved(db, { customerId, voucherId, savedAt: at });
		const max = promotionsConfig.savedMax;
		if ((await countSaved(db, customerId)) > max) return fail('promotions.saved_full', { max });
		return ok({ voucherId, isSaved });
	});
}
