import type { MemberActor } from '#src/platform/actor.ts';
import { type Context, transact } from '#src/platform/context.ts';
import type { Failure } from '#src/shared/failure.ts';
import { newId } from '#src/shared/ids.ts';
import { ok, type Result } from '#src/shared/result.ts';
import {
	type AddAddressInput,
	type AddressFailure,
	fail,
	SAVED_ADDRESSES_MAX,
	type SavedAddress,
} from '../contract.ts';
import { findAddress, findAddresses, insertAddress, lockAddressBook, markDefault } from '../db/address-repository.ts';
import { addressRecord } from './steps/address-record.ts';

export function addAddress(
	context: Context<MemberActor>,
	input: AddAddressInput,
): Promise<Result<SavedAddress, Failure<AddressFailure>>> {
	return transact(context, async ({ db, read, actor, now }) => {
		await lockAddressBook(db, actor.customerId);
		const existing = await findAddresses(read, actor.customerId);
		if (existing.length >= SAVED_ADDRESSES_MAX) return fail('addresses.too_many', { max: SAVED_ADDRESSES_MAX });
		const record = await addressRecord(read, newId(), input);
		if (!record.ok) return record;
		await insertAddress(db, actor.customerId, record.value, await now());
		if (existing.length === 0 || input.isDefault) await markDefault(db, actor.customerId, record.value.id);
		const saved = await findAddress(read, actor.customerId, record.value.id);
		return saved ? ok(saved) : fail('addresses.not_found');
	});
}
