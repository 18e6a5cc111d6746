import type { ReadDatabase } from '#src/platform/db/index.ts';
import type { Failure } from '#src/shared/failure.ts';
import { toE164 } from '#src/shared/phone.ts';
import { err, ok, type Result } from '#src/shared/result.ts';
import { clean, cleanLine } from '#src/shared/text/text.ts';
import { type AddAddressInput, type AddressFailure, fail } from '../../contract.ts';
import { type AddressRecord, isUnitKnown } from '../../db/address-repository.ts';

export async function addressRecord(
	read: ReadDatabase,
	id: string,
	input: AddAddressInput,
): Promise<Result<AddressRecord, Failure<AddressFailure>>> {
	const phone = toE164(input.phone);
	if (!phone) return withFieldError(fail('addresses.phone_invalid').error, 'phone');
	if (!(await isUnitKnown(read, input.provinceCode, input.wardCode)))
		return withFieldError(fail('addresses.unit_unknown').error, 'wardCode');
	const { provinceCode, wardCode } = input;
	return ok({
		id,
		recipient: cleanLine(input.recipient),
		phone,
		provinceCode,
		wardCode,
		street: cleanLine(input.street),
		note: clean(input.note ?? ''),
	});
}

const withFieldError = (failure: Failure<AddressFailure>, field: string) =>
	err({ ...failure, fields: { [field]: failure.code } });
