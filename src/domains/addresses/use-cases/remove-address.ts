import type { MemberActor } from '#src/platform/actor.ts';
import { type Context, transact } from '#src/platform/context.ts';
import type { Failure } from '#src/shared/failure.ts';
import { ok, type Result } from '#src/shared/result.ts';
import { type AddressFailure, type AddressIdInput, fail, type RemovedAddress } from '../contract.ts';
import { deleteAddress, findAddress, findAddresses, lockAddressBook, markDefault } from '../db/address-repository.ts';

export function removeAddress(
	context: Context<MemberActor>,
	input: AddressIdInput,
): Promise<Result<RemovedAddress, Failure<AddressFailure>>> {
	return transact(context, async ({ db, read, actor }) => {
		await lockAddressBook(db, actor.customerId);
		const address = await findAddress(read, actor.customerId, input.id);
		if (!address) return fail('addresses.not_found');
		await deleteAddress(db, actor.customerId, input.id);
		const [next] = address.isDefault ? await findAddresses(read, actor.customerId) : [];
		if (next) await markDefault(db, actor.customerId, next.id);
		return ok({ id: input.id, newDefaultId: next?.id ?? null });
	});
}
