import type { MemberActor } from '#src/platform/actor.ts';
import { type Context, transact } from '#src/platform/context.ts';
import type { Failure } from '#src/shared/failure.ts';
import { ok, type Result } from '#src/shared/result.ts';
import { type AddressFailure, type EditAddressInput, fail, type SavedAddress } from '../contract.ts';
import { findAddress, lockAddressBook, markDefault, updateAddress } from '../db/address-repository.ts';
import { addressRecord } from './steps/address-record.ts';

/** Existing orders are not affected, because they store a copy of the address. */
export function editAddress(
	context: Context<MemberActor>,
	input: EditAddressInput,
): Promise<Result<SavedAddress, Failure<AddressFailure>>> {
	return transact(context, async ({ db, read, actor, now }) => {
		await lockAddressBook(db, actor.customerId);
		if (!(await findAddress(read, actor.customerId, input.id))) return fail('addresses.not_found');
		const record = await addressRecord(read, input.id, input);
		if (!record.ok) return record;
		await updateAddress(db, actor.customerId, record.value, await now());
		if (input.isDefault) await markDefault(db, actor.customerId, input.id);
		const saved = await findAddress(read, actor.customerId, input.id);
		return saved ? ok(saved) : fail('addresses.not_found');
	});
}
