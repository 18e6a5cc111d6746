import type { MemberActor } from '#src/platform/actor.ts';
import { type Context, transact } from '#src/platform/context.ts';
import type { Failure } from '#src/shared/failure.ts';
import { ok, type Result } from '#src/shared/result.ts';
import { type AddressFailure, type AddressIdInput, fail, type SavedAddress } from '../contract.ts';
import { findAddress, lockAddressBook, markDefault } from '../db/address-repository.ts';

export function setDefaultAddress(
	context: Context<MemberActor>,
	input: AddressIdInput,
): Promise<Result<SavedAddress, Failure<AddressFailure>>> {
	return transact(context, async ({ db, read, actor }) => {
		await lockAddressBook(db, actor.customerId);
		const address = await findAddress(read, actor.customerId, input.id);
		if (!address) return fail('addresses.not_found');
		await markDefault(db, actor.customerId, input.id);
		return ok({ ...address, isDefault: true });
	});
}
